/** Levels on which items can be put: roots, their children, and theirs (Q70). What is stored deeper stays there. */
export const levels = 3

/** Characters of a label; the server takes no more. */
export const longestLabel = 200
