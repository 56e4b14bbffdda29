import { readConfig } from '../../config.ts'
import { amount } from '../amount.ts'
import { CommandError } from '../command-error.ts'
import { textOption, type Command } from '../command.ts'
import type { Console } from '../console.ts'
import type { AnyDb } from '../../db/engine.ts'
import type { DataOfKind, OrphanedData } from '../data/drop-orphaned-data.ts'

export const dropOrphaned: Command = {
  name: 'drop-orphaned-data',
  summary: 'Deletes the tables of page kinds that are not installed',
  details: [
    'Lists the tables of page kinds that are not installed, the rows that are stored for such kinds, and their settings, jobs and events, and asks before it deletes them for ever. Pages of these kinds stay; the Page Manager deletes them. A kind that is installed again begins with empty tables. To keep the data of one of several kinds, install it first.',
    'With --kind, deletes what one kind has stored that is still installed, its settings among it, and empties its pages: their texts, drafts and history. npm run remove:page-kind NAME -- --drop-data does this and takes the kind out.',
    'The site must be stopped. Make a backup before.',
  ],
  operands: [],
  options: {
    kind: { type: 'string', value: 'KIND', description: 'Of this installed kind, and of no other.' },
    yes: { type: 'boolean', description: 'Does not ask; for scripts.' },
  },
  async run(input) {
    const { options, environment, console } = input
    const kind = textOption(input, 'kind')
    const config = readConfig(environment)
    const { targetAt } = await import('../data/target.ts')
    const { withSite } = await import('../accounts/with-site.ts')
    const { recordCommand } = await import('../accounts/record-command.ts')
    const { loadPageKinds } = await import('../load-page-kinds.ts')
    const { dropOrphanedData, emptyPages, findDataOfKind, findOrphanedData } =
      await import('../data/drop-orphaned-data.ts')
    const kinds = await loadPageKinds(config.siteFolder)
    const lock = await targetAt(config).lock()
    try {
      await withSite(config, async ({ database, now }) => {
        const db = database.raw as unknown as AnyDb
        const found: OrphanedData & Partial<DataOfKind> =
          kind === undefined ? await findOrphanedData(db, kinds) : await findDataOfKind(db, kinds, kind)
        const lines = linesOf(found)
        if (lines.length === 0)
          return console.print(
            kind === undefined ? 'Everything belongs to a page kind that is installed' : `'${kind}' has stored nothing`,
          )
        for (const line of lines) console.print(line)
        if (options['yes'] !== true) await assertWanted(console, kind)
        await database.write(async (tx) => {
          await emptyPages(tx, found.pages ?? [])
          await dropOrphanedData(tx as unknown as AnyDb, found)
          const names = [...found.tables.map(({ name }) => name), ...found.kept]
          const details = (found.pages ? [kind, ...names] : [...found.known, ...names]).join(', ')
          await recordCommand(tx, {
            command: 'drop-orphaned-data',
            summary: 'kindDataDeleted',
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

function linesOf({ tables, kept, steps, known, pages = [] }: OrphanedData & Partial<DataOfKind>): string[] {
  return [
    ...(pages.length > 0 ? [`The contents of ${amount(pages.length, 'page')}`] : []),
    ...tables.map(({ name, rows }) => `The table '${name}' with ${amount(rows, 'row')}`),
    ...kept.map((name) => `The stored rows of the table '${name}'`),
    ...known.map((kind) => `The settings of '${kind}' with their history, its jobs and its events`),
    ...(steps.length > 0 ? [`All that these migrations made: ${steps.join(', ')}`] : []),
  ]
}

/** @throws {CommandError} unless the operator says so. */
async function assertWanted({ streams }: Console, kind = 'delete'): Promise<void> {
  if (!streams.input.isTTY) throw new CommandError('Nothing was deleted: --yes deletes it where nobody can be asked')
  const { askLine } = await import('../ask-line.ts')
  const typed = await askLine(`Type '${kind}' to delete this for ever: `, { streams, isShown: true })
  if (typed.trim() !== kind) throw new CommandError('Nothing was deleted')
}
