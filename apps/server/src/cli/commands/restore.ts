import path from 'node:path'
import { readConfig } from '../../config.ts'
import { lineOf } from '../command-error.ts'
import type { Command } from '../command.ts'
import { programVersion } from '../../program-version.ts'
import type { Loaded } from '../data/load-site.ts'
import { contentsOf } from './backup.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'Brings a site back from such a file, into an empty place',
  details: [
    'Verifies the whole backup before anything is changed: one that is cut off or altered is refused. Then fills the database and the storage that the environment tells of, which may be others than those that the backup came from: SQLite or PostgreSQL, disk or S3. A backup of an older version is brought up to date.',
    'The site must be stopped. Afterwards everybody has to sign in again.',
  ],
  operands: ['FILE'],
  options: {
    force: {
      type: 'boolean',
      description: 'Puts a site that is there aside, as DATA_DIR/before-restore-…, instead of refusing.',
    },
  },
  async run({ options, operands, environment, console }) {
    const config = readConfig(environment)
    const { restore: bringBack } = await import('../archive/restore.ts')
    const { loadPageKinds } = await import('../load-page-kinds.ts')
    const restored = await bringBack({
      config,
      file: path.resolve(operands[0] as string),
      force: options['force'] === true,
      kinds: await loadPageKinds(),
      version: programVersion(),
      console,
    })
    const { manifest, aside } = restored
    console.print(`Restored ${contentsOf(manifest)}, as they were on ${manifest.made}`)
    for (const line of notUsable(restored)) console.warn(line)
    if (aside !== undefined) console.print(`The site that was there is kept in ${aside}`)
    for (const key of manifest.files.missing) console.warn(`The file ${key} was missing when the backup was made`)
    for (const key of manifest.files.damaged) console.warn(`The file ${key} was damaged when the backup was made`)
  },
}

/** What of a site is there and cannot be used yet, in words. */
export function notUsable({ kept, leftOut, unclean }: Loaded): string[] {
  return [
    ...kept.map(
      (table) => `The rows of the table '${table}' are kept until the page kind that they belong to is installed`,
    ),
    ...leftOut.map(
      ({ kind, step, error }) => `The page kind ${kind} is left out: its step '${step}' failed (${lineOf(error)})`,
    ),
    ...unclean.map(({ pageId, reason }) => `The content of page ${pageId} stays as it came: ${reason}`),
  ]
}
