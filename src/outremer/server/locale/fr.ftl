# Ce que le serveur répond et ce que disent les pages du navigateur, en français.

# Erreurs : requêtes
error-bad-ask = Cela ne peut pas être demandé : { $field } ({ $problem }).
