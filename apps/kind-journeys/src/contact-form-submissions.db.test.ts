import { theServer } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addForm,
  addSubmission,
  countOf,
  createFormServer,
  day,
  minute,
  submit,
  verify,
  type FormServer,
} from './testing/contact-form.ts'
import { deleteCall, hold, releaseList } from './testing/form-releases.ts'
import type { Visitor } from '@sitewright/server/testing/vitest'

const readCall = 'GET private/form-get-submission.json.php'

let server: FormServer
let staff: Visitor
beforeEach(async () => {
  server = await createFormServer()
  await logInStaff()
})
afterEach(() => server.close())

/** Logged in again, since sessions end when the clock moves on by days. */
const logInStaff = async () => (staff = await server.logIn('core.page-manager'))
const list = async () => releaseList(server, await logInStaff())
const held = (...submitter: string[]) => hold(server, ...submitter)

describe('the release list', () => {
  it('lists waiting submissions, newest first, with these fields, also when their link has expired (API-044, REL-006, Q90)', async () => {
    await held('Anna', 'anna@example.org')
    server.pass(day)
    await held('Bea', 'bea@example.org')
    const released = await held('Cai', 'cai@example.org')
    await verify(server, `t=${released}`, { method: 'POST' })
    const now = server.services.now()
    const rows = await list()
    expect(rows).toEqual([
      {
        id: rows[0]?.id,
        title: 'Bookings',
        email: 'bea@example.org',
        time: now,
        code: expect.stringMatching(/^[\w-]{43}$/),
      },
      { id: rows[1]?.id, title: 'Bookings', email: 'anna@example.org', time: now - day, code: expect.any(String) },
    ])
  })

  it('lists them some at a time too, newest first or oldest, and finds parts of form name and address', async () => {
    await held('Anna', 'anna@example.org')
    await held('Bea', 'bea@example.org')
    server.pass(minute)
    await held('Cai', 'cai@example.org')
    const as = await server.logIn('core.page-manager')
    const page = async (input: object) =>
      (await server.call('GET private/form-get-release-paged.json.php', input, { as })).json()
    const emails = ({ items }: { items: { email: string }[] }) => items.map(({ email }) => email)
    const first = await page({ limit: 2 })
    expect([emails(first), first.total]).toEqual([['cai@example.org', 'bea@example.org'], 3])
    const rest = await page({ limit: 2, cursor: first.next })
    expect([emails(rest), rest.next]).toEqual([['anna@example.org'], null])
    expect((await page({})).items).toEqual(await list())
    expect(emails(await page({ desc: 1 }))).toEqual(['anna@example.org', 'bea@example.org', 'cai@example.org'])
    expect(await page({ q: 'BOOK bea' })).toMatchObject({ items: [{ email: 'bea@example.org' }], total: 1 })
    for (const cursor of ['x', '1.9999999999'])
      expect((await server.call('GET private/form-get-release-paged.json.php', { cursor }, { as })).statusCode).toBe(
        400,
      )
  })

  it('lists 500 at most', async () => {
    for (let number = 0; number < 503; number++) await addSubmission(server, `guest${number}@example.org`)
    const rows = await list()
    expect(rows).toHaveLength(500)
    expect(rows[0]?.email).toBe('guest502@example.org')
  })

  it('lets staff read what was submitted before they release it', async () => {
    await held()
    const [row] = await list()
    const reply = await server.call(readCall, { id: row?.id }, { as: staff })
    expect(reply.json()).toEqual({
      ...{ id: row?.id, title: 'Bookings', email: 'anna@example.org', time: row?.time },
      answers: [
        { label: 'Name', answer: 'Anna Berg' },
        { label: 'Message', answer: 'Two nights, please.' },
        { label: 'Email', answer: 'anna@example.org' },
      ],
    })
    expect((await server.call(readCall, { id: 9999 }, { as: staff })).statusCode).toBe(404)
  })

  it('deletes once, then answers that there is none (API-045, T42)', async () => {
    await held()
    const [row] = await list()
    expect((await server.call(deleteCall, { id: row?.id }, { as: staff })).json()).toEqual({})
    expect((await server.call(deleteCall, { id: row?.id }, { as: staff })).statusCode).toBe(404)
    expect(await list()).toEqual([])
  })
})

describe('how long submissions are kept', () => {
  const maintenance = () => server.services.maintenance.run()

  it('is 90 days, released or not; afterwards nothing of them is stored', async () => {
    const code = await held()
    await verify(server, `t=${code}`, { method: 'POST' })
    await held('Bea', 'bea@example.org')
    server.pass(90 * day - 1)
    await maintenance()
    expect(await countOf(server, 'form_submissions')).toBe(2)
    expect(await countOf(server, 'form_attempts')).toBe(0)
    server.pass(1)
    await maintenance()
    expect(await countOf(server, 'form_submissions')).toBe(0)
  })

  it('is set by the form, for older submissions too', async () => {
    const id = await addForm(server, { KeepDays: 30 })
    await submit(server, id)
    server.pass(7 * day)
    await maintenance()
    expect(await countOf(server, 'form_submissions')).toBe(1)
    const as = await server.logIn('plugin.contactform.editor')
    const [content] = (await server.call('GET protected/plugin/get-content.json.php', { id }, { as })).json() as [
      string,
    ]
    const shorter = JSON.stringify({ ...(JSON.parse(content) as object), KeepDays: 7 })
    const saved = await server.call('POST protected/plugin/form/save-form.json.php', { id, content: shorter }, { as })
    expect(saved.statusCode).toBe(200)
    await maintenance()
    expect(await countOf(server, 'form_submissions')).toBe(0)
  })

  it('stays the same when the page is deleted', async () => {
    const id = await addForm(server, { KeepDays: 2 })
    await submit(server, id)
    await server.services.pages.remove(id, theServer)
    server.pass(2 * day - 1)
    await maintenance()
    expect(await countOf(server, 'form_submissions')).toBe(1)
    server.pass(1)
    await maintenance()
    expect(await countOf(server, 'form_submissions')).toBe(0)
  })
})

describe('the export', () => {
  const address = '/api/1/private/form-submissions.csv'
  const get = (as?: Visitor) => server.app.inject({ url: address, headers: as ? { cookie: as.cookie } : {} })

  it('contains everything stored, as a file that is safe to open in a spreadsheet (T44)', async () => {
    const code = await held('=HYPERLINK("http://evil.example")', 'anna@example.org')
    await verify(server, `t=${code}`, { method: 'POST' })
    server.pass(minute)
    await held('+1, "two"', 'bea@example.org')
    const reply = await get(staff)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="form-submissions.csv"',
    })
    expect(reply.body.split('\r\n')).toEqual([
      '\uFEFFForm Name,Submitter,Date,State,Name,Message,Email,Inbox Mark,Inbox Note',
      `Bookings,anna@example.org,2026-11-02T09:00:00.000Z,released,"'=HYPERLINK(""http://evil.example"")","Two nights, please.",anna@example.org,new,`,
      `Bookings,bea@example.org,2026-11-02T09:01:00.000Z,waiting,"'+1, ""two""","Two nights, please.",bea@example.org,,`,
      '',
    ])
  })

  it('has mark and note of the inbox behind all other columns, safe to open too', async () => {
    await verify(server, `t=${await held()}`, { method: 'POST' })
    const { items } = (await server.call('GET private/form-inbox-paged.json.php', {}, { as: staff })).json()
    const [{ id }] = items
    const note = '=1+1, "asked"\nby phone'
    await server.call('POST private/form-inbox-mark.json.php', { id, mark: 'spam' }, { as: staff })
    await server.call('POST private/form-inbox-note.json.php', { id, note, before: '' }, { as: staff })
    const { body } = await get(staff)
    expect(body).toMatch(/,anna@example\.org,spam,"'=1\+1, ""asked""\nby phone"\r\n$/)
  })

  it('is for page managers and administrators', async () => {
    expect((await get(await server.logIn('core.admin'))).statusCode).toBe(200)
    expect((await get()).statusCode).toBe(401)
    for (const permission of ['plugin.contactform.editor', 'core.file-manager'])
      expect((await get(await server.logIn(permission))).statusCode).toBe(403)
  })
})
