import { afterEach, beforeEach, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { addFile, topFolder } from '../testing/folders-and-files.ts'
import { addPerson } from '../testing/people.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { fillListKeys } from './fill-list-keys.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
  await addPage(server, { title: 'Höhenweg 7', url: 'hoehenweg' })
  await addPerson(server, { name: 'Ångström', email: 'Kim@example.org' })
  await addFile(server, { folder: await topFolder(server, 'public'), name: 'Übersicht.png', caption: 'Der Weg' })
  await server.services.database.write((tx) =>
    server.services.mail.queue(tx, { to: 'ann@example.org', subject: 'Grüße', text: '', html: '' }),
  )
})
afterEach(() => server.close())

/** As an earlier version leaves them, which knows nothing of the keys. */
async function forgetKeys(): Promise<void> {
  await server.services.database.write(async (tx) => {
    await tx.updateTable('pages').set({ title_key: '', url_key: '', words: '' }).execute()
    await tx.updateTable('accounts').set({ name_key: '', words: '' }).execute()
    await tx.updateTable('files').set({ name_key: '', words: '' }).execute()
    await tx.updateTable('outbox').set({ words: '' }).execute()
  })
}

it('rows without keys get those that they would have been stored with', async () => {
  const before = await rowsOfTables(server)
  await forgetKeys()
  expect(await rowsOfTables(server)).not.toEqual(before)
  await fillListKeys(server.services.database)
  expect(await rowsOfTables(server)).toEqual(before)
})

it('all of many are filled, and what has keys is left alone', async () => {
  const { database } = server.services
  const page = { kind: 'note', published: 0 as const, pub_start: null, pub_end: null, created: 1, updated: 1 }
  await database.write(async (tx) => {
    await tx.updateTable('pages').set({ title_key: 'kept' }).execute()
    for (const part of ['One', 'Two', 'Three'])
      await tx
        .insertInto('pages')
        .values(Array.from({ length: 400 }, (_, at) => ({ ...page, title: `${part} ${at}`, url: '' })))
        .execute()
  })
  await fillListKeys(database)
  const keys = await database.read.selectFrom('pages').select(['title_key', 'words']).orderBy('id').execute()
  expect(keys[0]?.title_key).toBe('kept')
  expect(keys.at(-1)).toEqual({ title_key: 'three 000000000399', words: 'three 399\n/' })
  expect(keys.filter(({ words }) => words === '')).toEqual([])
})

it('servers that start at once fill them once', async () => {
  const before = await rowsOfTables(server)
  await forgetKeys()
  await Promise.all([1, 2, 3].map(() => fillListKeys(server.services.database)))
  expect(await rowsOfTables(server)).toEqual(before)
})
