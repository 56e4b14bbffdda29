import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Manifest } from './manifest.ts'
import { rename, type Forms } from './names.ts'

const template = join(import.meta.dirname, '../template')
const copied = ['README.md', 'CHANGELOG.md']
const folders = ['messages', 'src']

/** The texts of files by their paths. */
export type Texts = Record<string, string>

/** The files that a package of a kind has wherever it is: its source, translations, README and CHANGELOG. */
export function templateFiles(forms: Forms): Texts {
  const source = folders
    .flatMap((each) => readdirSync(join(template, each), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
  return Object.fromEntries([...copied, ...source].map((path) => [path, rename(read(path), forms)]))
}

/** The package.json of the template, under the kind's name. */
export function templateManifest(forms: Forms): Manifest {
  return JSON.parse(rename(read('package.json'), forms))
}

/** JSON as it is in files. */
export function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function read(path: string) {
  return readFileSync(join(template, path), 'utf8')
}
