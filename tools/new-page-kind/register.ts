import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import type { Manifest } from '../workspace/packages.ts'
import { jsonText, type Texts } from './new-package.ts'

const apps = ['apps/site/package.json', 'apps/server/package.json']

/** A package.json, or the list of projects in a tsconfig. */
type Changed = Manifest & { references?: { path: string }[] }

/** The files of this repository in which a new package of a kind has to be named, as they are to be. */
export function registered({
  package: name,
  folder,
  version,
}: {
  package: string
  folder: string
  version: string
}): Texts {
  const changed: Texts = {}
  const change = (path: string, edit: (content: Changed) => void) => {
    const content: Changed = JSON.parse(readFileSync(join(root, path), 'utf8'))
    edit(content)
    changed[path] = jsonText(content)
  }
  for (const app of apps)
    change(app, (manifest) => {
      manifest.dependencies = sorted({ ...manifest.dependencies, [name]: `^${version}` })
    })
  const addReference = (file: string, path: string) =>
    change(file, ({ references = [] }) => {
      const last = references.findLastIndex((each) => each.path.startsWith('libs/'))
      references.splice(last + 1, 0, { path })
    })
  addReference('tsconfig.json', folder)
  addReference('tsconfig.test.json', `${folder}/tsconfig.lib.json`)
  // its stories are tests of Storybook's package, which are run again when the kind changes
  change('tools/storybook/package.json', ({ nx }) => {
    nx?.implicitDependencies?.push(name)
  })
  return changed
}

function sorted(entries: Record<string, string>) {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
