import path from 'node:path'
import { readConfig, type Config } from '../../config.ts'
import { amount } from '../amount.ts'
import { UsageError } from '../command-error.ts'
import { requiredText, type Command } from '../command.ts'
import type { Moved, Place } from '../data/move-site.ts'
import { notUsable } from './restore.ts'

export const move: Command = {
  name: 'move',
  summary: 'Copies the whole site to PostgreSQL, or from there into a folder',
  details: [
    'Copies the site given by the environment into an empty PostgreSQL database, or into a folder: SQLite and the files. With PostgreSQL the files stay in their storage; DATA_DIR and FILES_URL stay as they are. Every row and every file is compared afterwards. The original site is not changed, so you can go back to it.',
    'The site must be stopped. Do not put a password on the command line, where everybody on the machine can read it: set PGPASSWORD.',
  ],
  operands: [],
  options: {
    to: {
      type: 'string',
      value: 'PLACE',
      required: true,
      description: 'postgres://user@host/database, or the path of a folder.',
    },
  },
  async run(input) {
    const config = readConfig(input.environment)
    const { moveSite } = await import('../data/move-site.ts')
    const { loadPageKinds } = await import('../load-page-kinds.ts')
    const { console } = input
    const place = placeOf(requiredText(input, 'to'), config)
    const moved = await moveSite({ from: config, to: place, kinds: await loadPageKinds(config.siteFolder), console })
    for (const key of moved.missing) console.warn(`The file ${key} was already missing in the storage`)
    for (const key of moved.damaged) console.warn(`The file ${key} was already damaged in the storage`)
    for (const line of notUsable(moved)) console.warn(line)
    console.print(whatNext(moved, place))
  },
}

function placeOf(to: string, { dataDir, filesUrl }: Config): Place {
  if (!/^[a-z0-9]+:\/\//i.test(to)) return { databaseUrl: undefined, dataDir: path.resolve(to), filesUrl: undefined }
  const url = URL.parse(to)
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:')
    throw new UsageError('--to must be an address that starts with postgres://, or the path of a folder')
  if (url.password || url.searchParams.has('password'))
    throw new UsageError('Do not put the password on the command line: set PGPASSWORD instead')
  return { databaseUrl: to, dataDir, filesUrl }
}

function whatNext({ tables, files }: Moved, { databaseUrl, dataDir }: Place): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const what = `${amount(rows, 'row')} of ${amount(Object.keys(tables).length, 'table')}`
  if (databaseUrl !== undefined) return `Moved ${what}. Set DATABASE_URL to that database and start again`
  const along = files === undefined ? '' : ` and ${amount(files, 'stored file')}`
  return `Moved ${what}${along}. Unset DATABASE_URL and FILES_URL, set DATA_DIR=${dataDir} and start again`
}
