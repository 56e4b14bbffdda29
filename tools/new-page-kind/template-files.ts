import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rename } from './names.ts'

const template = join(import.meta.dirname, 'template')
const copied = ['README.md', 'CHANGELOG.md']

/**
 * The files that a package of a kind has wherever it stands: its source, README and CHANGELOG.
 *
 * @returns {Record<string, string>} text by path.
 */
export function templateFiles(forms) {
  const source = readdirSync(join(template, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
  return Object.fromEntries([...copied, ...source].map((path) => [path, rename(read(path), forms)]))
}

/** The package.json of the template, under the kind's name. */
export function templateManifest(forms) {
  return JSON.parse(rename(read('package.json'), forms))
}

/** JSON as it stands in files. */
export function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

function read(path) {
  return readFileSync(join(template, path), 'utf8')
}
