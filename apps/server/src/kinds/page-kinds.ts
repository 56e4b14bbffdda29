import type { PageKindServer } from '@sitewright/page-kit/server'

/** The server halves of the installed page kinds, by kind. */
export type PageKinds = ReadonlyMap<string, PageKindServer>

export function pageKindsOf(list: readonly PageKindServer[]): PageKinds {
  return new Map(list.map((kind) => [kind.manifest.kind, kind]))
}
