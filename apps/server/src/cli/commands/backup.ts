import path from 'node:path'
import { readConfig } from '../../config.ts'
import { amount, bytesText } from '../amount.ts'
import type { Command } from '../command.ts'
import type { Manifest } from '../archive/manifest.ts'
import { programVersion } from '../../program-version.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'Writes the whole site into one file, while it runs',
  details: [
    'Writes database and files, as they are at one moment, into a tar file with the SHA-256 of each part and of the whole. The site may keep running. The file has its name only once it is complete and on disk; until then it is FILE.part.',
    'It contains everything except sessions: password hashes, addresses, keys. Keep it as safe as the site itself. The environment and emails in DATA_DIR/mail are not included.',
  ],
  operands: ['FILE'],
  options: {
    force: { type: 'boolean', description: 'Replaces FILE if it exists.' },
  },
  async run({ options, operands, environment, console }) {
    const config = readConfig(environment)
    const file = path.resolve(operands[0] as string)
    const { backUp } = await import('../archive/back-up.ts')
    const force = options['force'] === true
    const manifest = await backUp({ config, file, force, version: programVersion(), console })
    console.print(`Backed up ${contentsOf(manifest)} to ${file}`)
    for (const key of manifest.files.missing)
      console.warn(`The file ${key} is missing in the storage, and in the backup`)
    for (const key of manifest.files.damaged)
      console.warn(`The file ${key} is damaged in the storage, and in the backup`)
  },
}

/** What is in a backup, in a few words. */
export function contentsOf({ tables, files }: Manifest): string {
  const rows = (table: string) => tables[table]?.rows ?? 0
  return [
    amount(rows('pages'), 'page'),
    amount(rows('accounts'), 'account'),
    `${amount(rows('files'), 'file')} (${bytesText(files.bytes)} with the pictures made of them)`,
  ].join(', ')
}
