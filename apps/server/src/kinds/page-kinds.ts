import type { PageKindServer } from '@sitewright/page-kit/server'

/** The server halves of the installed page kinds, by kind. */
export type PageKinds = ReadonlyMap<string, PageKindServer>

export function pageKindsOf(list: readonly PageKindServer[]): PageKinds {
  return new Map(list.map((kind) => [kind.manifest.kind, kind]))
}

/** The bundled kinds in the order in which the specification gives their routes. */
const bundled = ['single-page', 'sectioned-page', 'form', 'progress-admin', 'progress-manager']
const rankOf = (kind: string) => (bundled.includes(kind) ? bundled.indexOf(kind) : bundled.length)

/** The kinds in the order in which they are offered for a new page: the bundled ones, then others. */
export function asOffered(kinds: PageKinds): string[] {
  return [...kinds.keys()].sort((a, b) => rankOf(a) - rankOf(b))
}
