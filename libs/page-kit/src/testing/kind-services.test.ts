// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { AnyDatabase } from '../server/page-kind-server.ts'
import { humanToken, kindServices } from './kind-services.ts'

const visitor = { permissions: new Set(['public']), roles: [] }
const marks = {
  async up(db: AnyDatabase) {
    await db.schema
      .createTable('marks')
      .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
      .addColumn('seen', 'integer')
      .execute()
  },
}
const huts = { clean: (content: string) => content.trim(), migrations: { '0001-marks': marks } }
const pages = [
  { id: 7, kind: 'huts', title: 'Huts', content: 'Two of them' },
  { id: 8, kind: 'huts', hidden: true },
]

describe('the services for tests of a kind', () => {
  it("have the kind's own tables, beside existing pages", async () => {
    const { db, write } = await kindServices({ kind: huts, pages })
    await write((tx) => tx.insertInto('marks').values({ page_id: 7, seen: true }).execute())
    expect(await db.selectFrom('marks').selectAll().execute()).toEqual([{ page_id: 7, seen: 1 }])
    await expect(write((tx) => tx.insertInto('marks').values({ page_id: 9 }).execute())).rejects.toThrow('FOREIGN KEY')
  })

  it('roll back a transaction that fails', async () => {
    const { db, write } = await kindServices({ kind: huts, pages })
    const failing = write(async (tx) => {
      await tx.insertInto('marks').values({ page_id: 7 }).execute()
      throw new Error('half-way')
    })
    await expect(failing).rejects.toThrow('half-way')
    expect(await db.selectFrom('marks').selectAll().execute()).toEqual([])
  })

  it('return the pages of the kind that may be opened, and no others', async () => {
    const services = await kindServices({ kind: huts, pages })
    const ask = (id: number, kind = 'huts') => services.pages.published({ id, kind, who: visitor })
    expect(await ask(7)).toEqual({ id: 7, title: 'Huts', content: 'Two of them' })
    expect([await ask(8), await ask(9), await ask(7, 'tracks')]).toEqual([undefined, undefined, undefined])
    expect(await services.pages.mayOpen({ id: 8, kind: 'huts', who: visitor })).toBe(false)
  })

  it('tell of pages as they are stored, whoever may see them, and of nothing once they are gone', async () => {
    const { db, pages: stored, write } = await kindServices({ kind: huts, pages })
    const ask = async (id: number, kind = 'huts') => [
      await stored.exists(db, { id, kind }),
      await write((tx) => stored.hold(tx, { id, kind })),
      await stored.activeContent(db, { id, kind }),
    ]
    expect(await ask(7)).toEqual([true, true, 'Two of them'])
    expect(await ask(8)).toEqual([true, true, undefined])
    for (const missing of [await ask(9), await ask(7, 'tracks')]) expect(missing).toEqual([false, false, undefined])
    await write((tx) => tx.deleteFrom('pages').where('id', '=', 7).execute())
    expect(await ask(7)).toEqual([false, false, undefined])
  })

  it('tell of people as their accounts are now', async () => {
    const ann = { id: 2, name: 'Ann', email: 'ann@example.org' }
    const { db, people, write } = await kindServices({
      kind: huts,
      accounts: [1, ann, { id: 3, name: 'Gone', deactivated: true }],
    })
    const first = { name: 'Person 1', email: 'person1@example.org' }
    expect(await people.active()).toEqual([ann, { id: 1, ...first }])
    expect(await people.named(db, [3, 9, 1])).toEqual(
      new Map([
        [1, first],
        [3, { name: 'Gone', email: 'person3@example.org' }],
      ]),
    )
    expect(await write((tx) => people.hold(tx, 1))).toEqual(first)
    expect(await write((tx) => people.hold(tx, 3))).toBeUndefined()
    await write((tx) => tx.updateTable('accounts').set({ name: 'Zoe' }).where('id', '=', 2).execute())
    await write((tx) => tx.deleteFrom('accounts').where('id', '=', 1).execute())
    expect(await people.active()).toEqual([{ ...ann, name: 'Zoe' }])
    expect(await people.named(db, [1])).toEqual(new Map())
  })

  it('tell those who subscribed of writes that touch their topics, once they hold', async () => {
    const { changes, write, db } = await kindServices({ kind: huts, pages })
    const heard: string[] = []
    const stop = changes.subscribe(['hut 7', 'hut 8'], () => void heard.push('7 or 8'))
    changes.subscribe(['hut 9'], () => void heard.push('9'))
    const mark = (touches?: string[]) =>
      write((tx) => tx.insertInto('marks').values({ page_id: 7 }).execute(), touches && { touches })
    await mark(['hut 7', 'hut 8'])
    await mark([])
    expect(heard).toEqual(['7 or 8'])
    await mark()
    expect(heard).toEqual(['7 or 8', '7 or 8', '9'])
    stop()
    await mark(['hut 7'])
    await expect(write(() => Promise.reject(new Error('half-way')), { touches: ['hut 9'] })).rejects.toThrow('half-way')
    expect(heard).toHaveLength(3)
    expect(await db.selectFrom('marks').selectAll().execute()).toHaveLength(4)
  })

  it('tell those who look at a list of writes that name it', async () => {
    const { changes, write, touched } = await kindServices({ kind: huts, pages })
    const who = { account: { id: 1, name: 'Ann', email: '' }, permissions: new Set<string>(), roles: [] }
    const told: number[] = []
    const stop = changes.follow('bookings', who)({ send: (news) => void told.push(news.changes), end: () => stop() })
    await write(async () => {}, { touches: ['bookings'] })
    await write(async () => {}, { touches: [], lists: ['wishes'] })
    expect(told).toEqual([0])
    await write(async () => ['bookings'], { touches: [], lists: (result) => result })
    expect(told).toEqual([0, 1])
    stop()
    expect(touched).toEqual([['bookings'], [], []])
  })

  it('record what was saved and sent, and refuse what the server would refuse', async () => {
    const services = await kindServices({ kind: huts, pages })
    const page = { kind: 'huts', content: 'x', draft: false, who: visitor }
    expect(await services.pages.save({ ...page, pageId: 8 })).toBe(1)
    expect(services.saves).toEqual([{ ...page, pageId: 8 }])
    await expect(services.pages.save({ ...page, pageId: 9 })).rejects.toMatchObject({ status: 404 })
    await services.write((tx) => services.mail.queue(tx, { to: 'ann@example.org', subject: 'Huts', parts: [] }))
    expect(services.mails).toMatchObject([{ subject: 'Huts' }])
    await expect(services.humanCheck.assertHuman(undefined, '')).rejects.toMatchObject({ status: 403 })
    await expect(services.humanCheck.assertHuman(humanToken, '')).resolves.toBeUndefined()
  })
})
