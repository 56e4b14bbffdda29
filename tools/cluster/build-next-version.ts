import { mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from '../setup/root.mjs'

/** What the next version does to the tables: a column for all rows that there are, filled, and a table. */
const step = `{
  async up(db) {
    await db.schema.alterTable('page_contents').addColumn('words', 'integer', (c) => c.notNull().defaultTo(0)).execute()
    await db.updateTable('page_contents').set({ words: 1 }).execute()
    await db.schema.createTable('next_things').addColumn('id', 'integer', (c) => c.primaryKey()).execute()
  },
}`

const lastStep = "'0017-latest-contents': latestContents,"

export interface NextVersion {
  program: string
  remove: () => void
}

/**
 * Builds a server from the same sources that knows one migration more.
 *
 * @returns `program` is the file to run, seen from the project's root.
 * @throws when the list of migrations is not what it was: then `lastStep` is to be named again.
 */
export async function buildNextVersion(): Promise<NextVersion> {
  const app = join(root, 'apps/server')
  // beside the built program, so that it finds the site and its packages as that does
  const folder = mkdtempSync(join(app, 'dist-next-'))
  await build({
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [oneStepMore],
    build: { outDir: folder, emptyOutDir: false },
  })
  return { program: relative(root, join(folder, 'main.js')), remove: () => rmSync(folder, { recursive: true }) }
}

const oneStepMore: Plugin = {
  name: 'sitewright:one-step-more',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/db/migrate.ts')) return null
    if (!code.includes(lastStep)) throw new Error(`${id} does not end its migrations with ${lastStep}`)
    return code.replace(lastStep, `${lastStep} '9999-next': ${step},`)
  },
}
