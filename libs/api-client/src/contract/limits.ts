// plain numbers, for the browser too: it has no use for the schemas that are made of them

/** Items of a whole menu. */
export const maxMenuItems = 500

/** Characters of a menu item's address. */
export const maxMenuAddress = 2000

/** Levels of items, the roots being the first. */
export const maxMenuLevels = 6

/** Characters of a page's title. */
export const maxPageTitle = 200
/** Characters of a role's title. */
export const maxRoleTitle = 100
/** Characters of what a role is for. */
export const maxRoleDescription = 300
/** Characters of a file's name. */
export const maxFileName = 200
/** Characters of a file's caption. */
export const maxCaption = 1000
/** Characters of what search engines and shared links show of a page. */
export const maxPageDescription = 300

/** Stands for a secret that is set; sent back unchanged, it keeps the secret (Q96). */
export const maskedSecret = '••••••••'

/** Px. */
export const bodyWidthLimits = { least: 400, most: 10_000 }

/** Buttons of the link bar. */
export const maxLinks = 50

/** Results of one answer. */
export const searchPageLength = 20

/** Headings that a search for them gives at most. */
export const maxFoundHeadings = 8

/** Characters of what is searched for. */
export const maxSearchLength = 200

/** Results that can be passed over. */
export const lastSearchResult = 1000

/** Items of one page of a list, unless told. */
export const defaultListLength = 100

/** Items of one page of a list at most. */
export const maxListLength = 200

/** Characters of what a list is continued by. */
export const maxCursorLength = 6000

/** The most accounts that one call creates from a list. */
export const maxImported = 100

/** Characters of a working copy: twice the longest page, so that quotes have room. */
export const maxWorkingCopyLength = 1_900_000

/** The days that deleted things stay in the trash, until somebody sets others. */
export const defaultTrashDays = 30

/** The maximum number of days that deleted things stay in the trash. */
export const maxTrashDays = 3650

/** Columns of the footer below every page. */
export const maxFooterColumns = 4

/** Characters of the HTML of one of them. */
export const maxFooterHtml = 10_000

/** Characters of it that are read at all: anyone who sends too many is told how many. */
export const maxSentFooterHtml = 20 * maxFooterHtml

/** Characters of the name of an uploaded font. */
export const maxFontName = 40

/** Bytes of the file of an uploaded font. */
export const maxFontBytes = 600_000

/** Characters of such a file in Base64, with some more, so that one that is too large is told from what is malformed. */
export const maxFontTextLength = 960_000

/** Uploaded fonts of a site. */
export const maxFonts = 20
