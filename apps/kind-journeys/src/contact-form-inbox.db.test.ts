import { auditOf, type Visitor } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addForm,
  createFormServer,
  day,
  filledIn,
  minute,
  submit,
  verify,
  type FormServer,
} from './testing/contact-form.ts'
import { deleteCall, hold, releaseList } from './testing/form-releases.ts'

const listCall = 'GET private/form-inbox-paged.json.php'
const messageCall = 'GET private/form-inbox-message.json.php'
const markCall = 'POST private/form-inbox-mark.json.php'
const noteCall = 'POST private/form-inbox-note.json.php'

let server: FormServer
let staff: Visitor
beforeEach(async () => {
  server = await createFormServer()
  staff = await server.logIn('core.page-manager')
})
afterEach(() => server.close())

interface Listed {
  items: { id: number; form: number; title: string; email: string; mark: string; snippet?: string }[]
  next: string | null
  total?: number
}

const ask = async (call: string, input?: object) => (await server.call(call, input, { as: staff })).json()
const list = (input: object = {}): Promise<Listed> => ask(listCall, input)
const emails = ({ items }: Listed) => items.map(({ email }) => email)
const newOnes = (): Promise<number[]> => ask('GET private/form-inbox-new.json.php')

/** A form that delivers at once. @returns its id. */
const open = (settings: object = {}) => addForm(server, { SuppressAntispam: true, ...settings })
const deliver = async (form: number, name: string, values: object = {}) =>
  submit(server, form, filledIn({ Name: name, Email: `${name.toLowerCase()}@example.org`, ...values }))

/** What the list shows of the messages. */
const snippets = async () => (await list()).items.map(({ snippet }) => snippet)

/** A message of Anna's. @returns its id. */
async function delivered(): Promise<number> {
  await deliver(await open(), 'Anna')
  return (await list()).items[0]?.id ?? 0
}

describe('the inbox', () => {
  it('has what was delivered, the newest first, some at a time, and nothing that waits', async () => {
    await hold(server, 'Dora', 'dora@example.org')
    const form = await open()
    await deliver(form, 'Anna')
    await deliver(form, 'Bea')
    server.pass(minute)
    await deliver(form, 'Cai')
    const first = await list({ limit: 2 })
    expect([emails(first), first.total]).toEqual([['cai@example.org', 'bea@example.org'], 3])
    const rest = await list({ limit: 2, cursor: first.next })
    expect([emails(rest), rest.next]).toEqual([['anna@example.org'], null])
    expect(first.items[0]).toEqual({
      ...{ id: first.items[0]?.id, form, title: 'Bookings', email: 'cai@example.org' },
      ...{ time: server.services.now(), mark: 'new', snippet: 'Cai · Two nights, please.' },
    })
    expect(await newOnes()).toEqual([...first.items, ...rest.items].map(({ id }) => id))
    expect((await server.call(listCall, { cursor: 'x' }, { as: staff })).statusCode).toBe(400)
  })

  it('has the first words of each message, also of one that is long', async () => {
    await deliver(await open(), 'Anna', { Message: `Two\n"nights"  ${'and one more 🐕 '.repeat(500)}` })
    const [snippet] = await snippets()
    expect(snippet).toMatch(/^Anna · Two "nights" and one more 🐕 and .* …$/u)
    expect(Array.from(snippet ?? '').length).toBeLessThan(170)
  })

  it('gets a message once its sender has confirmed it or staff have released it, as a new one', async () => {
    const code = await hold(server)
    await hold(server, 'Bea', 'bea@example.org')
    expect((await list()).items).toEqual([])
    await verify(server, `t=${code}`, { method: 'POST' })
    expect((await list()).items).toMatchObject([{ email: 'anna@example.org', mark: 'new' }])
    const [waiting] = await releaseList(server, staff)
    await verify(server, `a=1&t=${waiting?.code}`, { as: staff, method: 'POST' })
    expect((await list({ mark: 'new' })).total).toBe(2)
  })

  it('finds by form name, address and answer, and filters by form and state', async () => {
    const [huts, courses] = [await open(), await open()]
    await deliver(huts, 'Anna', { Message: 'Mit Gepäck, bitte' })
    await deliver(huts, 'Bea')
    await deliver(courses, 'Cai')
    expect(emails(await list({ q: 'gepack BOOK' }))).toEqual(['anna@example.org'])
    expect(emails(await list({ q: 'bea@' }))).toEqual(['bea@example.org'])
    expect(emails(await list({ form: courses }))).toEqual(['cai@example.org'])
    const [cai] = (await list({ form: courses })).items
    await ask(markCall, { id: cai?.id, mark: 'spam' })
    expect(emails(await list({ mark: 'spam' }))).toEqual(['cai@example.org'])
    expect((await list({ mark: 'new' })).total).toBe(2)
    expect(await list({ mark: 'new', form: courses })).toEqual({ items: [], next: null, total: 0 })
    expect(await ask('GET private/form-inbox-forms.json.php')).toEqual([
      { id: courses, title: 'Bookings' },
      { id: huts, title: 'Bookings' },
    ])
  })

  it('lets staff read a message, and says until when it is kept', async () => {
    await deliver(await open({ KeepDays: 30 }), 'Anna')
    const { snippet: _, ...row } = (await list()).items[0]!
    expect(await ask(messageCall, { id: row.id })).toEqual({
      ...row,
      answers: [
        { label: 'Name', answer: 'Anna' },
        { label: 'Message', answer: 'Two nights, please.' },
        { label: 'Email', answer: 'anna@example.org' },
      ],
      note: '',
      keepDays: 30,
      keptUntil: server.services.now() + 30 * day,
    })
  })
})

describe('what staff say of a message', () => {
  it('is its mark, which is recorded and can be taken back', async () => {
    const id = await delivered()
    for (const mark of ['done', 'spam', 'new'] as const) {
      expect((await server.call(markCall, { id, mark }, { as: staff })).statusCode).toBe(200)
      expect((await list()).items).toMatchObject([{ id, mark }])
      expect(await newOnes()).toEqual(mark === 'new' ? [id] : [])
    }
    const marked = (await auditOf(server)).filter(({ summary }) => summary === 'Marked a submission')
    expect(marked.map(({ account }) => account)).toEqual([staff.accountId, staff.accountId, staff.accountId])
    expect((await server.call(markCall, { id, mark: 'waiting' }, { as: staff })).statusCode).toBe(400)
  })

  it('is a note, which is recorded, and takes the place of no other that its author has not seen', async () => {
    const id = await delivered()
    const note = async (input: object) => (await server.call(noteCall, { id, ...input }, { as: staff })).statusCode
    expect(await note({ note: 'Hut is full', before: '' })).toBe(200)
    expect(await note({ note: 'Asked them', before: '' })).toBe(409)
    expect(await ask(messageCall, { id })).toMatchObject({ note: 'Hut is full' })
    // sent again because no answer came
    expect(await note({ note: 'Hut is full', before: '' })).toBe(200)
    expect(await note({ note: '', before: 'Hut is full' })).toBe(200)
    expect(await ask(messageCall, { id })).toMatchObject({ note: '' })
    const noted = (await auditOf(server)).filter(({ summary }) => summary === 'Changed the note on a submission')
    expect(noted).toHaveLength(3)
    expect(await note({ note: 'x'.repeat(5001), before: '' })).toBe(400)
  })

  it('does not reach messages that wait', async () => {
    await hold(server)
    const [waiting] = await releaseList(server, staff)
    const id = waiting?.id
    for (const [call, input] of [
      [messageCall, { id }],
      [markCall, { id, mark: 'done' }],
      [noteCall, { id, note: 'x', before: '' }],
    ] as const)
      expect((await server.call(call, input, { as: staff })).statusCode).toBe(404)
  })

  it('goes into the trash with the message and comes back with it', async () => {
    const id = await delivered()
    await ask(markCall, { id, mark: 'spam' })
    await ask(noteCall, { id, note: 'Third time', before: '' })
    const before = await ask(messageCall, { id })
    await ask(deleteCall, { id })
    expect((await list()).items).toEqual([])
    await ask('POST private/trash-restore.json.php', { kind: 'form submission', id })
    expect(await ask(messageCall, { id })).toEqual(before)
  })
})
