import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDraft, addPage } from '../testing/content.ts'
import { addPerson } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { untilOneWaits } from '../testing/until-one-waits.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const services = () => server.services.forKind('note')
const deactivate = (id: number) =>
  server.services.database.write((tx) =>
    tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', id).execute(),
  )
const remove = (table: 'accounts' | 'pages', id: number) =>
  server.services.database.write((tx) => tx.deleteFrom(table).where('id', '=', id).execute())

/** Does one thing while a transaction holds something, and tells in which order both ended. */
async function orderWith(hold: Parameters<ReturnType<typeof services>['write']>[0], act: () => Promise<unknown>) {
  const order: string[] = []
  const held = Promise.withResolvers<void>()
  const holding = services().write(async (tx) => {
    await hold(tx)
    held.resolve()
    await untilOneWaits(server.services.database)
    order.push('holder')
  })
  await held.promise
  await Promise.all([holding, act().then(() => order.push('other'))])
  return order
}

describe('the people that page kinds are told of', () => {
  it('are named by their ids, deactivated or not, without those that there are not', async () => {
    const { db, people } = services()
    const kim = await addPerson(server, { name: 'Kim', email: 'kim@example.org' })
    const ari = await addPerson(server, { name: '', email: 'ari@example.org' })
    await deactivate(ari.accountId)
    expect(await people.named(db, [ari.accountId, 99_999, kim.accountId, kim.accountId])).toEqual(
      new Map([
        [kim.accountId, { name: 'Kim', email: 'kim@example.org' }],
        [ari.accountId, { name: '', email: 'ari@example.org' }],
      ]),
    )
    expect(await people.named(db, [])).toEqual(new Map())
  })

  it('are named however many are asked for, in a transaction too', async () => {
    const { people, write } = services()
    const kim = await addPerson(server, { name: 'Kim' })
    // more than either database takes of parameters
    const ids = [...Array.from({ length: 70_000 }, (_, at) => 1_000_000 + at), kim.accountId]
    const named = await write(async (tx) => {
      await tx.updateTable('accounts').set({ name: 'Kim Tui' }).where('id', '=', kim.accountId).execute()
      return people.named(tx, ids)
    })
    expect([...named]).toEqual([[kim.accountId, { name: 'Kim Tui', email: kim.email }]])
  })

  it('are all that are active, by name as lists sort it', async () => {
    const { people, write } = services()
    const added = []
    for (const name of ['Zoe', 'anna', 'Ännchen', 'Gone', 'anna']) added.push(await addPerson(server, { name }))
    await deactivate(added[3]!.accountId)
    const ids = new Set(added.map(({ accountId }) => accountId))
    const shown = (all: Awaited<ReturnType<typeof people.active>>) => all.filter(({ id }) => ids.has(id))
    const expected = [added[1]!, added[4]!, added[2]!, added[0]!].map(({ accountId: id, name, email }) => ({
      ...{ id, name, email },
    }))
    expect(shown(await people.active())).toEqual(expected)
    expect(shown(await write((tx) => people.active(tx)))).toEqual(expected)
  })

  it('are held until the transaction ends, if they are active', async () => {
    const { people, write } = services()
    const kim = await addPerson(server, { name: 'Kim', email: 'kim@example.org' })
    const gone = await addPerson(server)
    await deactivate(gone.accountId)
    expect(await write((tx) => people.hold(tx, kim.accountId))).toEqual({ name: 'Kim', email: 'kim@example.org' })
    expect(await write((tx) => people.hold(tx, gone.accountId))).toBeUndefined()
    expect(await write((tx) => people.hold(tx, 99_999))).toBeUndefined()

    const order = await orderWith(
      (tx) => people.hold(tx, kim.accountId),
      () => remove('accounts', kim.accountId),
    )
    expect(order).toEqual(['holder', 'other'])
  })
})

describe('the pages that page kinds are told of', () => {
  it('exist, published or not, if they are of the kind', async () => {
    const { db, pages, write } = services()
    const draft = await addPage(server)
    const list = await addPage(server, { kind: 'list' })
    const asked = [draft, list, 99_999].map((id) => ({ id, kind: 'note' }))
    expect(await Promise.all(asked.map((page) => pages.exists(db, page)))).toEqual([true, false, false])
    const held = await write(async (tx) => {
      const answers: boolean[] = []
      for (const page of asked) answers.push(await pages.hold(tx, page))
      return answers
    })
    expect(held).toEqual([true, false, false])
  })

  it('have the active content, whoever may see them', async () => {
    const { db, pages, write } = services()
    const hidden = await addDraft(server, { content: 'Three huts' })
    const ask = (id: number, kind = 'note') => pages.activeContent(db, { id, kind })
    expect(await ask(hidden)).toBe('Three huts')
    expect([await ask(hidden, 'list'), await ask(99_999)]).toEqual([undefined, undefined])
    const within = await write(async (tx) => {
      await tx.updateTable('page_contents').set({ content: 'Four huts' }).where('state', '=', 'active').execute()
      return pages.activeContent(tx, { id: hidden, kind: 'note' })
    })
    expect(within).toBe('Four huts')
    await write((tx) => tx.deleteFrom('page_contents').where('state', '=', 'active').execute())
    expect(await ask(hidden)).toBeUndefined()
  })

  it('are held until the transaction ends, by one after the other', async () => {
    const { pages, write } = services()
    const page = { id: await addPage(server), kind: 'note' }
    const hold = (tx: Parameters<typeof pages.hold>[0]) => pages.hold(tx, page)
    expect(await orderWith(hold, () => write(hold))).toEqual(['holder', 'other'])
    expect(await orderWith(hold, () => remove('pages', page.id))).toEqual(['holder', 'other'])
    expect(await write(hold)).toBe(false)
  })
})
