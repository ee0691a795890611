# Ce que dit le plateau de Jerusalem dans le navigateur, en français.
