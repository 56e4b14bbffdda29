import fs from 'node:fs'
import path from 'node:path'

/** The page kind that somebody works on. */
export interface KindFolder {
  /** That of its package.json. */
  folder: string
  package: string
  kind: string
  /** Paths of the modules that its halves begin with, as they are written. */
  client: string
  server: string
}

interface Manifest {
  name?: string
  pageKind?: { kind?: string }
  exports?: Record<string, string | { default?: string }>
}

/**
 * Reads which page kind is in a folder.
 *
 * @throws with one line when there is none, or when its sources are not where its exports come from: `dist/server/index.js` from
 * `src/server/index.ts`.
 */
export function kindIn(folder: string): KindFolder {
  const { name, pageKind, exports = {} } = manifestIn(folder)
  if (name === undefined || pageKind?.kind === undefined)
    throw new Error(`There is no page kind in ${folder}: its package.json has no name with a pageKind`)
  const sourceOf = (entry: string) => {
    const exported = exports[entry]
    const built = typeof exported === 'string' ? exported : exported?.default
    if (built === undefined) throw new Error(`${name} does not export '${entry}'`)
    const stem = path.join(folder, built.replace(/^(\.\/)?dist\//, 'src/').replace(/\.js$/, ''))
    const source = ['.ts', '.tsx', '.js'].map((ending) => stem + ending).find((file) => fs.existsSync(file))
    if (source === undefined) throw new Error(`${name} exports ${built}, but there is no ${stem}.ts`)
    return source
  }
  return { folder, package: name, kind: pageKind.kind, client: sourceOf('.'), server: sourceOf('./server') }
}

function manifestIn(folder: string): Manifest {
  const file = path.join(folder, 'package.json')
  if (!fs.existsSync(file))
    throw new Error(`There is no package.json in ${folder}: start it in the folder of a page kind`)
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}
