import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { readPackages, type Manifest } from '../workspace/packages.ts'

/** The names of the kinds in this repository, and of those that its site depends on. */
export function takenKinds(): string[] {
  const packages = readPackages()
  const site = packages.find(({ path }) => path === 'apps/site')
  const installed = Object.keys(site?.manifest.dependencies ?? {})
    .map((name) => join(root, 'node_modules', name, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file): Manifest => JSON.parse(readFileSync(file, 'utf8')))
  const manifests = [...packages.map(({ manifest }) => manifest), ...installed]
  return [...new Set(manifests.flatMap(({ pageKind }) => pageKind?.kind ?? []))]
}
