import path from 'node:path'
import { readConfig } from '../../config.ts'
import { lineOf } from '../command-error.ts'
import type { Command } from '../command.ts'
import { programVersion } from '../../program-version.ts'
import type { Loaded } from '../data/load-site.ts'
import { contentsOf } from './backup.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'Restores a site from such a file, into an empty place',
  details: [
    'Verifies the whole backup before anything is changed: an incomplete or altered one is refused. Then fills the database and the storage given by the environment, which may differ from those the backup came from: SQLite or PostgreSQL, disk or S3. A backup of an older version is migrated.',
    'The site must be stopped. Afterwards everybody has to log in again.',
  ],
  operands: ['FILE'],
  options: {
    force: {
      type: 'boolean',
      description: 'Moves an existing site aside, to DATA_DIR/before-restore-…, instead of refusing.',
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
      kinds: await loadPageKinds(config.siteFolder),
      version: programVersion(),
      console,
    })
    const { manifest, aside } = restored
    console.print(`Restored ${contentsOf(manifest)}, as they were on ${manifest.made}`)
    for (const line of notUsable(restored)) console.warn(line)
    if (aside !== undefined) console.print(`The previous site was moved to ${aside}`)
    for (const key of manifest.files.missing) console.warn(`The file ${key} was missing when the backup was made`)
    for (const key of manifest.files.damaged) console.warn(`The file ${key} was damaged when the backup was made`)
  },
}

/** What of a site is there and cannot be used yet, in words. */
export function notUsable({ kept, leftOut, unclean }: Loaded): string[] {
  return [
    ...kept.map((table) => `The rows of the table '${table}' are stored until their page kind is installed`),
    ...leftOut.map(
      ({ kind, step, error }) =>
        `The page kind ${kind} was disabled: its migration '${step}' failed (${lineOf(error)})`,
    ),
    ...unclean.map(({ pageId, reason }) => `The content of page ${pageId} was not cleaned: ${reason}`),
  ]
}
