/** Characters of a record's notes. */
export const maxNotesLength = 10_000

/** Characters of the reason for which a record is struck out. */
export const maxReasonLength = 1000

/** Milliseconds between the start and the end of one record. */
export const maxRecordLength = 31 * 24 * 60 * 60 * 1000

/** Milliseconds that a record may end after now. */
export const maxAhead = 24 * 60 * 60 * 1000

/** Milliseconds since 1970: the start of 1970 and the end of 2199. */
export const earliest = 0
export const latest = Date.UTC(2200, 0, 1) - 1

/** People for whom something is recorded at once, and records that are struck out at once. */
export const maxAtOnce = 200
