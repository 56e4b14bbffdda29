// plain numbers, for the browser too: it has no use for the schemas that are made of them

/** Items of a whole menu. */
export const maxMenuItems = 500

/** Levels of items, the roots being the first. */
export const maxMenuLevels = 6

/** Stands for a secret that is set; sent back unchanged, it keeps the secret (Q96). */
export const maskedSecret = '••••••••'

/** Px. */
export const bodyWidthLimits = { least: 400, most: 10_000 }

/** Buttons of the link bar. */
export const maxLinks = 50

/** Results of one answer. */
export const searchPageLength = 20

/** Characters of what is searched for. */
export const maxSearchLength = 200

/** Results that can be passed over. */
export const lastSearchResult = 1000
