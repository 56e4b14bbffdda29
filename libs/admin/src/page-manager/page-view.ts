import type { PagedPagesInput, PagesByMenuInput, PageState } from '@sitewright/api-client'
import type { ScreenQuery } from '@sitewright/page-kit'
import type { Sort } from '@sitewright/ui'
import type { Kept } from '../shared/remembered.ts'
import { keptSort } from '../shared/use-remembered-view.ts'
import { texts } from './messages.ts'

/** Which pages the Page Manager shows, and in what order. */
export interface PageView {
  /** As it is typed. */
  query: string
  /** In the order of creation without it. */
  sort: Sort | undefined
  /** Renderers; none: pages of all types. */
  types: readonly string[]
  state: PageState | undefined
  /** True to show them in their places in the menu, and below them those that are in none. */
  byMenu: boolean
}

/** All pages, or those with the words that the address of the screen names. */
export function pagesOf(address: ScreenQuery = {}): PageView {
  return { query: address['q'] ?? '', sort: undefined, types: [], state: undefined, byMenu: false }
}

/** How pages stand, in words, in the order in which they are offered. */
export const states: readonly (readonly [state: PageState, text: () => string])[] = [
  ['published', texts.published],
  ['unpublished', texts.unpublished],
  ['scheduled', texts.scheduled],
  ['ended', texts.ended],
  ['restricted', texts.restrictedToRoles],
  ['menu', texts.stateInMenu],
  ['outside-menu', texts.notInMenu],
  ['draft', texts.withDraft],
]

/** What of the view is remembered: not the words, which are for once. */
export const rememberedOfPages = ['sort', 'types', 'state', 'byMenu'] as const satisfies (keyof PageView)[]

export function keptPages(kept: Kept): Partial<PageView> {
  const { types, state } = kept
  return {
    sort: keptSort(kept, ['name', 'url', 'detail']),
    types: Array.isArray(types) ? types.filter((type) => typeof type === 'string') : [],
    state: states.find(([one]) => one === state)?.[0],
    byMenu: kept['byMenu'] === true,
  }
}

/** What the server is asked for: all pages, or those outside the menu. */
export function pagesInput({ sort, byMenu, ...view }: PageView): Omit<PagedPagesInput, 'cursor'> {
  return {
    ...menuInput(view),
    ...(byMenu && { outside: 1 }),
    ...(sort && { sort: sort.key as NonNullable<PagedPagesInput['sort']> }),
    ...(sort?.direction === 'descending' && { desc: 1 }),
  }
}

/** What the server is asked for of the menu. */
export function menuInput({ query, types, state }: Pick<PageView, 'query' | 'types' | 'state'>): PagesByMenuInput {
  return {
    q: query,
    ...(types.length > 0 && { renderers: types.join(',') }),
    ...(state && { state }),
  }
}

/** How many filters are set. */
export function filterCount({ types, state }: PageView): number {
  return types.length + (state ? 1 : 0)
}
