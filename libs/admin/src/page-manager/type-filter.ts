import type { Page, PageType } from '@sitewright/api-client'

export interface TypeOption {
  renderer: string
  title: string
}

/** The types to choose from: the installed ones, then those that only pages still have. */
export function typeOptions(types: readonly PageType[], pages: readonly Page[]): TypeOption[] {
  const titles = new Map(types.map((type) => [type.renderer, type.title]))
  for (const page of pages) if (!titles.has(page.renderer)) titles.set(page.renderer, page.detail || page.renderer)
  return Array.from(titles, ([renderer, title]) => ({ renderer, title }))
}
