import { coreCalls, type CallTable } from '@sitewright/api-client/contract'
import { findPageKinds } from '@sitewright/page-kit/discover'
import type { PageKindServer } from '@sitewright/page-kit/server'
import { serverDir } from '../config.ts'

/** The kinds of the specification. A site may have others, which bring tests of their own. */
export const specifiedKinds: readonly string[] = [
  'form',
  'progress-admin',
  'progress-manager',
  'sectioned-page',
  'single-page',
]

/** Those of them that the server depends on, from their sources. */
export async function installedKinds(): Promise<PageKindServer[]> {
  const specified = findPageKinds(serverDir).filter(({ kind }) => specifiedKinds.includes(kind))
  const kinds = specified.map(async (found) => {
    const half = (await import(/* @vite-ignore */ `${found.package}/server`)) as { default: PageKindServer }
    return half.default
  })
  return Promise.all(kinds)
}

/** All calls that a server with these kinds has to answer. */
export function declaredCalls(kinds: readonly PageKindServer[]): CallTable {
  return Object.assign({}, coreCalls, ...kinds.map(({ calls }) => calls)) as CallTable
}
