import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { productionPackages } from './lock-file.ts'

const licenceFile = /^(licen[cs]e|notice|copying)/i
const line = '-'.repeat(80)

/** The licences of all packages that the site or the server contain or load, one after the other. */
export function licenceTexts(): string {
  const packages = new Map(
    ['apps/server', 'apps/site'].flatMap((app) =>
      productionPackages(app).map((each) => [`${each.name} ${each.version}`, each] as const),
    ),
  )
  const parts = [...packages].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const texts = parts.map(([title, { license, path }]) =>
    [`${title} (${license})`, ...licencesIn(join(root, path))].join('\n\n'),
  )
  const head = 'Sitewright is under the licence in LICENSE. It contains, or loads, these packages under their own.'
  return `${[head, ...texts].join(`\n\n${line}\n\n`)}\n`
}

function licencesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => licenceFile.test(name))
  return files.map((name) => readFileSync(join(folder, name), 'utf8').trim())
}
