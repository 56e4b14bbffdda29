// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { AnyDatabase, PageKindServer } from '../server/page-kind-server.ts'
import { assertComesBack } from './assert-comes-back.ts'
import type { KindServices } from './kind-services.ts'

const manifest = {
  kind: 'hut',
  title: 'Hut',
  detail: 'A hut.',
  permissions: { 'plugin.hut.editor': 'Edit huts' },
  editor: 'plugin.hut.editor',
}
const who = { permissions: new Set(['plugin.hut.editor']), roles: [] }

/** Huts with beds, and walks that name the hut that they end at. @param rule what becomes of beds. */
function kindWith(rule: 'cascade' | 'restrict'): Pick<PageKindServer, 'manifest' | 'clean' | 'migrations'> {
  return {
    manifest,
    clean: (content) => content,
    migrations: {
      '0001-huts': {
        async up(db: AnyDatabase) {
          const table = (name: string) => db.schema.createTable(name).addColumn('id', 'integer', (c) => c.primaryKey())
          await table('hut_huts')
            .addColumn('page_id', 'integer', (c) => c.references('pages.id').onDelete('cascade'))
            .execute()
          await table('hut_beds')
            .addColumn('hut_id', 'integer', (c) => c.references('hut_huts.id').onDelete(rule))
            .execute()
          await table('hut_walks')
            .addColumn('hut_id', 'integer', (c) => c.references('hut_huts.id').onDelete('set null'))
            .execute()
          await table('hut_notes').addColumn('hut', 'integer').execute()
        },
      },
    },
  }
}

async function fill({ db }: KindServices): Promise<void> {
  await db.insertInto('hut_huts').values({ id: 7, page_id: 1 }).execute()
  for (const id of [1, 2]) await db.insertInto('hut_beds').values({ id, hut_id: 7 }).execute()
  await db.insertInto('hut_walks').values({ id: 1, hut_id: 7 }).execute()
  await db.insertInto('hut_notes').values({ id: 1, hut: 7 }).execute()
}

const hut = { what: 'hut', table: 'hut_huts', id: 7, title: 'The hut', permission: 'plugin.hut.editor', who }

/** Deletes the hut. @param notes with the rows that nothing ties to it. */
const remove =
  (given: Partial<typeof hut> = {}, notes = false) =>
  ({ write, trash }: KindServices) =>
    write(async (tx) => {
      await trash.put(tx, { ...hut, ...given })
      if (notes) await tx.deleteFrom('hut_notes').execute()
      await tx.deleteFrom('hut_huts').where('id', '=', 7).execute()
    })

describe('assertComesBack', () => {
  const server = kindWith('cascade')

  it('passes rows that go with a page, and a thing that is put into the trash', async () => {
    await expect(assertComesBack({ server, fill, what: 'page' })).resolves.toBeUndefined()
    await expect(assertComesBack({ server, fill, what: 'hut', remove: remove() })).resolves.toBeUndefined()
  })

  it('fails rows that a page cannot be deleted for', async () => {
    const held = { server: kindWith('restrict'), fill, what: 'page' }
    await expect(assertComesBack(held)).rejects.toThrow('FOREIGN KEY')
  })

  it('fails a thing that never was in the trash, or was put there once it was gone', async () => {
    const without = ({ db }: KindServices) => db.deleteFrom('hut_huts').execute()
    await expect(assertComesBack({ server, fill, what: 'hut', remove: without })).rejects.toThrow("No 'hut' was put")
    const late = async (services: KindServices) => {
      await without(services)
      await services.write((tx) => services.trash.put(tx, hut))
    }
    await expect(assertComesBack({ server, fill, what: 'hut', remove: late })).rejects.toThrow('nothing in the trash')
  })

  it('fails a thing of which something does not come back, or that is still there', async () => {
    const more = remove({}, true)
    await expect(assertComesBack({ server, fill, what: 'hut', remove: more })).rejects.toThrow('came back as')
    const still = ({ write, trash }: KindServices) => write((tx) => trash.put(tx, hut))
    await expect(assertComesBack({ server, fill, what: 'hut', remove: still })).rejects.toThrow('was not deleted')
  })

  it('fails a name that the site has for a thing of its own, and a permission that nobody has', async () => {
    const page = { server, fill, what: 'page', remove: remove({ what: 'page' }) }
    await expect(assertComesBack(page)).rejects.toThrow('the site calls')
    const other = { server, fill, what: 'hut', remove: remove({ permission: 'plugin.huts.editor' }) }
    await expect(assertComesBack(other)).rejects.toThrow('plugin.huts.editor')
  })

  it('fails where there was nothing to lose', async () => {
    await expect(assertComesBack({ server, fill: async () => {}, what: 'page' })).rejects.toThrow('Nothing was filled')
  })
})
