import { createHash } from 'node:crypto'
import { existsSync, globSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../setup/root.mjs'

/** Where the site's own page kinds and theme are, as the server has it; it may be absent. */
export const siteFolder = resolve(root, process.env['SITE_FOLDER'] || join(process.env['DATA_DIR'] || 'data', 'site'))

/** What the site chose: its packages by the lock, its theme and fonts by what is in them. */
const chosen = ['package.json', 'package-lock.json', 'theme.json', 'fonts/*']

/** Tells whether anything in the site's folder has changed that a build reads; empty where there is no such folder. */
export function siteFingerprint(folder = siteFolder): string {
  const files = globSync(chosen, { cwd: folder }).sort()
  if (files.length === 0) return ''
  const hash = createHash('sha256')
  for (const path of files) hash.update(`${path}\n`).update(readFileSync(join(folder, path)))
  for (const linked of linkedFolders(folder)) {
    // what its author has just built
    for (const path of globSync('**/*', {
      cwd: linked,
      exclude: (name) => /(^|\/)(node_modules|\.git)(\/|$)/.test(name),
    }).sort()) {
      const found = statSync(join(linked, path), { throwIfNoEntry: false })
      if (found?.isFile()) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** The folders elsewhere that packages of the site are links to. */
function linkedFolders(folder: string): string[] {
  return Object.keys(siteDependencies(folder))
    .map((name) => join(folder, 'node_modules', name))
    .filter((path) => existsSync(path) && lstatSync(path).isSymbolicLink())
    .map((path) => realpathSync(path))
}

/** The packages that the site has added, and what npm was told of each. */
export function siteDependencies(folder = siteFolder): Record<string, string> {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return {}
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'))
  return dependencies
}
