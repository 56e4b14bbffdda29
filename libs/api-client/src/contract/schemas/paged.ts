import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import type { CallAccess } from '../define.ts'
import { defaultListLength, maxCursorLength, maxListLength, maxSearchLength } from '../limits.ts'

/** One page of a list of any length. */
export const Paged = <Item extends TSchema>(item: Item) =>
  Type.Object({
    items: Type.Array(item),
    /** To be sent as `cursor` for what comes next; null at the end of the list. */
    next: Type.Union([Type.String(), Type.Null()]),
    /** How many there are in all; given with the first page, unless there are too many to be counted. */
    total: Type.Optional(Type.Integer({ minimum: 0 })),
  })

/** What a call answers that is declared with `Paged`. */
export interface PagedReply<Item> {
  items: Item[]
  next: string | null
  total?: number
}

/** What those who look at a list are told when something of it has changed: they read it again. */
export const ListNews = Type.Object({
  /** How often it has changed since they listen; 0 at first. Not every number is told. */
  changes: Type.Integer({ minimum: 0 }),
})
export type ListNews = Static<typeof ListNews>

/**
 * Declares the call that tells those who may make another one that what it lists has changed, every two seconds at most.
 *
 * @param list the call that lists.
 */
export const newsOfList = <const Access extends CallAccess>({ access }: { access: Access }, summary: string) =>
  ({ summary, access, stream: true, reply: ListNews }) as const

/**
 * The input of a call that gives a list in pages.
 *
 * @param sorts what it can be sorted by; without any, it is in the order of the ids.
 * @param filters what else it takes.
 */
export const listInput = <const Sort extends string, Filters extends TProperties>(
  sorts: readonly Sort[],
  filters: Filters,
) =>
  Type.Object({
    /** Words, whole or in part, that all have to be in what is listed. */
    q: Type.Optional(Type.String({ maxLength: maxSearchLength })),
    sort: Type.Optional(Type.Unsafe<Sort>(Type.Union(sorts.map((sort) => Type.Literal(sort))))),
    /** 1: the other way round. @default 0 */
    desc: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    /** The `next` of the page before, which was sorted likewise. */
    cursor: Type.Optional(Type.String({ minLength: 1, maxLength: maxCursorLength })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxListLength, default: defaultListLength })),
    ...filters,
  })

/** What every such call takes. */
export interface ListInput<Sort extends string = string> {
  q?: string
  sort?: Sort
  desc?: number
  cursor?: string
  limit?: number
}
