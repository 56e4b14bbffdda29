/** Characters that the JSON text of a page may have: 1 MiB. */
export const maxCharacters = 1_048_576
export const maxSections = 200
export const maxMarkers = 200
/** Characters of what is typed for the margins. */
export const maxMarginsLength = 64
/** Characters of a map pin's description. */
export const maxTitleLength = 200
/** Characters of an image's hover text. */
export const maxHoverTextLength = 500
/** Characters of an address, also of one that is typed for a video's id. */
export const maxAddressLength = 2000
