import { Type } from 'typebox'

/** The largest whole number of PostgreSQL's `integer`. */
export const maxInteger = 2_147_483_647

/** A row's id. */
export const Id = Type.Integer({ minimum: 1, maximum: maxInteger })

/** Seconds since 1970 in UTC; at most the end of the year 9999. */
export const EpochSeconds = Type.Integer({ minimum: 0, maximum: 253402300799 })

/** An empty object: the answer of calls that only succeed or fail. */
export const Nothing = Type.Object({})

/** 0 for no, 1 for yes. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])
