import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** A sentence of what Sitewright has to do. */
export interface Requirement {
  id: string
  area: string
  text: string
}

/** What Sitewright has to do: docs/reference/requirements.tsv, in its order. */
export function readRequirements(): Requirement[] {
  const [, ...lines] = readFileSync(join(root, 'docs/reference/requirements.tsv'), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', area = '', text = ''] = line.split('\t')
    return { id, area, text }
  })
}
