import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { root } from '../setup/root.mjs'

/** Lines up to which a part with one importer stands in the file that imports it. */
const maxLines = 20

/** Where a file says something by being one, however short it is. */
const reasons: readonly [reason: string, files: RegExp][] = [
  ['a step of the migrations, which are frozen', /\/migrations\/\d{4}-/],
  ['answers one group of calls', /\/calls\/[\w-]+-handlers\.ts$/],
  ['a command of the command line', /\/cli\/commands\//],
  ['the help of a screen', /^libs\/admin\/src\/[\w-]+\/help\.ts$/],
  ['is worked out when the site is built', /\.build\.ts$/],
  [
    'a part of a page kind on the server, which its index puts together',
    /^libs\/plugin-[\w-]+\/src\/server\/[\w-]+\.ts$/,
  ],
  ['a part of a section or field type, in its folder', /\/(section|field)-types\/[\w-]+\/[\w-]+\.tsx?$/],
  ['a catalogue of messages', /\/([\w-]+-)?messages\.ts$/],
  ['what a build puts another module in place of', /\/(own-theme|dev-styles)\.ts$/],
  ['an entry, which lists what a folder offers', /\/index\.ts$/],
]

/** A short file, and the only file that imports it. */
export interface Fragment {
  file: string
  importer: string
}

/**
 * The files of product code that are too short to stand alone: up to twenty lines, with one importer that needs them at
 * once. Left out are those that tests import by themselves, those that an entry hands on, those with styles of their
 * own, and those that have one of the reasons.
 */
export function findFragments(files: ReadonlyMap<string, string>): Fragment[] {
  const importers = importersOf(files, isProduct)
  const tested = importersOf(files, (file) => /\.(test|stories)\.tsx?$/.test(file))
  return [...files].flatMap(([file, text]) => {
    if (!isProduct(file) || text.split('\n').length - 1 > maxLines) return []
    if (reasons.some(([, pattern]) => pattern.test(file)) || tested.has(file) || hasStyles(text)) return []
    const [importer, ...others] = importers.get(file) ?? []
    if (!importer || others.length > 0 || importer.fetches || importer.handsOn) return []
    return [{ file, importer: importer.file }]
  })
}

/** The TypeScript files of apps and libs, by their path in the repository. */
export function readSources(): Map<string, string> {
  const paths = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: root, exclude: (name) => name === 'node_modules' })
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

interface Importer {
  file: string
  /** By `import()`, when it is wanted. */
  fetches: boolean
  /** By `export … from`, as entries do. */
  handsOn: boolean
}

function importersOf(
  files: ReadonlyMap<string, string>,
  isImporter: (file: string) => boolean,
): Map<string, Importer[]> {
  const importers = new Map<string, Importer[]>()
  for (const [file, text] of files) {
    if (!isImporter(file)) continue
    const found = new Map<string, Importer>()
    for (const [, word = '', path = ''] of text.matchAll(/(\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g)) {
      const target = join(dirname(file), path)
      const fetches = word === 'import(' || (found.get(target)?.fetches ?? false)
      found.set(target, { file, fetches, handsOn: isHandedOn(text, path) })
    }
    for (const [target, importer] of found) importers.set(target, [...(importers.get(target) ?? []), importer])
  }
  return importers
}

function isHandedOn(text: string, path: string): boolean {
  return [...text.matchAll(/^export [^'=]*? from '([^']+)'/gm)].some(([, from]) => from === path)
}

/** Styles of its own, which belong to one component. */
function hasStyles(text: string): boolean {
  return /from '\.\/\w+\.module\.css'/.test(text)
}

function isProduct(file: string): boolean {
  return !/\.(test|spec|stories|d)\.|\/testing\/|^apps\/(e2e|kind-journeys)\//.test(file)
}
