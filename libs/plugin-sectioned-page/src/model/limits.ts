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
/** Buttons beside one another. */
export const maxButtons = 4
/** The same of one cover. */
export const maxCoverButtons = 2
/** Entries of an accordion. */
export const maxEntries = 50
/** Cards of one section. */
export const maxCards = 24
/** Characters of a line, such as a card's heading or the words on a button. */
export const maxLineLength = 200
/** Characters of a plain text of several lines, such as that of a card or a quotation. */
export const maxPlainTextLength = 2000
/** Columns beside one another. */
export const maxColumns = 4
/** Pictures of one gallery, chosen or from a folder. */
export const maxPictures = 200
/** Files of a folder that one section lists. */
export const maxListedFiles = 500
/** Templates that the editors of a site have saved. */
export const maxTemplates = 100
/** Characters of a template's name. */
export const maxTemplateNameLength = 80
/** Characters of what a place is searched by. */
export const maxPlaceWords = 200
