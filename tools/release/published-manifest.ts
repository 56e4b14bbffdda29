import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import type { Manifest } from '../workspace/packages.ts'

/** What only this repository has a use for. */
const internal = ['generators', 'nx', 'scripts']

/** Of Node: that of the site, in which all packages run and are tested. */
const [neededMajor = ''] = readFileSync(join(root, '.nvmrc'), 'utf8').split('.')

/**
 * A package's package.json as it is published. Its own source is not: a site that knows the condition under which its
 * packages are their source would look for it in vain.
 */
export function publishedManifest(manifest: Manifest): object {
  const entries = Object.entries(manifest).filter(([key]) => !internal.includes(key))
  return {
    ...Object.fromEntries(entries),
    keywords: manifest.pageKind ? ['sitewright', 'page-kind'] : ['sitewright'],
    engines: { node: `>=${neededMajor}` },
    exports: withoutSource(manifest.exports),
  }
}

/** Exports, or a part of them, without the condition that names the source. */
export function withoutSource(exports: unknown): unknown {
  if (typeof exports !== 'object' || exports === null) return exports
  return Object.fromEntries(
    Object.entries(exports).flatMap(([key, value]) =>
      key === '@sitewright/source' ? [] : [[key, withoutSource(value)]],
    ),
  )
}
