# Ce que dit le plateau de Crusader Rex dans le navigateur, en français.
