import { readConfig } from '../../config.ts'
import { amount } from '../amount.ts'
import { CommandError } from '../command-error.ts'
import type { Command } from '../command.ts'
import type { Console } from '../console.ts'
import type { AnyDb } from '../../db/engine.ts'
import type { OrphanedData } from '../data/drop-orphaned-data.ts'

export const dropOrphaned: Command = {
  name: 'drop-orphaned-data',
  summary: 'Deletes the tables of page kinds that are not installed',
  details: [
    'Lists the tables of page kinds that are not installed, and the rows that are stored for such kinds, and asks before it deletes them for ever. Pages of these kinds stay; the Page Manager deletes them. A kind that is installed again begins with empty tables. To keep the data of one of several kinds, install it first.',
    'The site must be stopped. Make a backup before.',
  ],
  operands: [],
  options: {
    yes: { type: 'boolean', description: 'Does not ask; for scripts.' },
  },
  async run({ options, environment, console }) {
    const config = readConfig(environment)
    const { targetAt } = await import('../data/target.ts')
    const { withSite } = await import('../accounts/with-site.ts')
    const { recordCommand } = await import('../accounts/record-command.ts')
    const { loadPageKinds } = await import('../load-page-kinds.ts')
    const { dropOrphanedData, findOrphanedData } = await import('../data/drop-orphaned-data.ts')
    const kinds = await loadPageKinds()
    const lock = await targetAt(config).lock()
    try {
      await withSite(config, async ({ database, now }) => {
        const found = await findOrphanedData(database.raw as unknown as AnyDb, kinds)
        const lines = linesOf(found)
        if (lines.length === 0) return console.print('Every table belongs to a page kind that is installed')
        for (const line of lines) console.print(line)
        if (options['yes'] !== true) await assertWanted(console)
        await database.write(async (tx) => {
          await dropOrphanedData(tx as unknown as AnyDb, found)
          const details = [...found.tables.map(({ name }) => name), ...found.kept].join(', ')
          await recordCommand(tx, {
            command: 'drop-orphaned-data',
            summary: 'Data of removed page kinds deleted',
            details,
            now: now(),
          })
        })
        console.print('Deleted')
      })
    } finally {
      await lock.release()
    }
  },
}

function linesOf({ tables, kept, steps }: OrphanedData): string[] {
  return [
    ...tables.map(({ name, rows }) => `The table '${name}' with ${amount(rows, 'row')}`),
    ...kept.map((name) => `The stored rows of the table '${name}'`),
    ...(steps.length > 0 ? [`All that these migrations made: ${steps.join(', ')}`] : []),
  ]
}

/** @throws {CommandError} unless the operator says so. */
async function assertWanted({ streams }: Console): Promise<void> {
  if (!streams.input.isTTY) throw new CommandError('Nothing was deleted: --yes deletes it where nobody can be asked')
  const { askLine } = await import('../ask-line.ts')
  const typed = await askLine("Type 'delete' to delete this for ever: ", { streams, isShown: true })
  if (typed.trim() !== 'delete') throw new CommandError('Nothing was deleted')
}
