/** Characters that the JSON text of a page may have: 1 MiB. */
export const mostCharacters = 1_048_576
export const mostSections = 200
export const mostMarkers = 200
/** Characters of what is typed for the margins. */
export const longestMargins = 64
/** Characters of a map pin's description. */
export const longestTitle = 200
/** Characters of an image's hover text. */
export const longestHoverText = 500
/** Characters of an address, also of one that is typed for a video's id. */
export const longestAddress = 2000
