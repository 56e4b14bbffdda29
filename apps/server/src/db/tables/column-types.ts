/** 0 or 1: SQLite knows no booleans, and both databases are to answer alike. */
export type Bit = 0 | 1

/** Seconds since 1970. */
export type Seconds = number
