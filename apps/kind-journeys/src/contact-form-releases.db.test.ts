import { documentColors } from '@sitewright/theme'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf, emailsIn, setSettings, type Visitor, theServer } from '@sitewright/server/testing/vitest'
import {
  addForm,
  codeIn,
  createFormServer,
  day,
  fromSite,
  minute,
  submit,
  verify,
  type FormServer,
} from './testing/contact-form.ts'
import { deleteCall, deliveredBy, hold, releaseList } from './testing/form-releases.ts'

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
const delivered = () => deliveredBy(server)

describe('what a mailed link shows', () => {
  it("has the theme's colours, light and dark, with the site's title or its logo", async () => {
    const code = await held()
    const titled = (await verify(server, `t=${code}`)).body
    expect(titled).toMatch(/<header><a href="[^"]+">Our huts<\/a><\/header>/)
    expect(documentColors.button).toMatch(/^light-dark\(/)
    const { link: _, ...used } = documentColors
    for (const color of Object.values(used)) expect(titled).toContain(color)
    await setSettings(server, { SiteLogoLarge: 12, SiteTitle: '"Huts" & more' })
    const page = await verify(server, `t=${code}`)
    expect(page.body).toContain('<img src="/api/1/private/file-get.php?id=12" alt="&quot;Huts&quot; &amp; more">')
    expect(page.headers['content-security-policy']).toContain("img-src 'self';")
  })
})

describe('the link in the email (T24)', () => {
  it('shows a button, however often it is opened: mail scanners open every link (Q88)', async () => {
    const code = await held()
    const opened: Record<string, string>[] = [{}, fromSite, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }]
    for (const headers of opened) {
      const page = await verify(server, `t=${code}`, { headers })
      expect(page.statusCode).toBe(200)
      expect(page.headers['cache-control']).toContain('no-store')
      expect(page.body).toContain('<form method="post"><button type="submit">Confirm</button></form>')
      expect(page.body).toMatch(/<html lang="en">.*name="viewport".*<title>Confirm your message – Our huts<\/title>/)
      expect(page.body).toContain('<a href="http://localhost:3000/">Our huts</a>')
      expect(page.body).not.toMatch(/example\.org|Anna|<script/)
    }
    expect(await delivered()).toBe(0)
    expect(await list()).toHaveLength(1)
  })

  it('delivers once when the button is pressed, from the site itself only', async () => {
    const code = await held()
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await verify(server, `t=${code}`, { method: 'POST', headers: foreign })).statusCode).toBe(403)
    expect(await delivered()).toBe(0)
    const page = await verify(server, `t=${code}`, { method: 'POST' })
    expect([page.statusCode, page.body.includes('on its way')]).toEqual([200, true])
    expect(await delivered()).toBe(1)
    expect(await list()).toEqual([])
  })

  it('delivers once under 20 requests at the same moment (T24)', async () => {
    const code = await held()
    const pages = await Promise.all(Array.from({ length: 20 }, () => verify(server, `t=${code}`, { method: 'POST' })))
    expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(pages.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19)
    expect(await delivered()).toBe(1)
  })

  it('answers the same page if it is unknown, used or expired, for GET and POST (T24)', async () => {
    const used = await held()
    await verify(server, `t=${used}`, { method: 'POST' })
    const removed = await held('Bea', 'bea@example.org')
    await server.call(deleteCall, { id: (await list())[0]?.id }, { as: staff })
    const over = await held('Cai', 'cai@example.org')
    server.pass(4 * 60 * minute)
    const unknown = ['x', 'A'.repeat(43), '%00', "' or 1=1--", 'é'.repeat(43), '', 'a'.repeat(2000)]
    const queries = [used, removed, over, ...unknown].map((code) => `t=${code}`)
    const pages = []
    for (const query of [...queries, '', 'a=0']) {
      for (const method of ['GET', 'POST'] as const) pages.push(await verify(server, query, { method }))
    }
    const link = / href="[^"]*">(?:Back to the form|To the start page)</
    expect(new Set(pages.map(({ statusCode, body }) => `${statusCode} ${body.replace(link, '')}`)).size).toBe(1)
    expect(pages[0]?.statusCode).toBe(410)
    expect(pages[0]?.body).not.toMatch(/example\.org/)
    expect(await delivered()).toBe(1)
  })

  it('leads on where it is over: to its form, or to the site where that is not known or not to be opened', async () => {
    const id = await addForm(server)
    await submit(server, id)
    const code = codeIn((await emailsIn(server, 'anna@example.org'))[0])
    await verify(server, `t=${code}`, { method: 'POST' })
    const linkIn = async (query: string) =>
      / href="([^"]*)">([^<]*)<\/a><\/main>/.exec((await verify(server, query)).body)
    expect((await linkIn(`t=${code}`))?.slice(1)).toEqual([
      `http://localhost:3000/pages/form/${id}`,
      'Back to the form',
    ])
    const start = ['http://localhost:3000/', 'To the start page']
    expect((await linkIn(`t=${'A'.repeat(43)}`))?.slice(1)).toEqual(start)
    expect((await linkIn(`t=${code}&a=1`))?.slice(1)).toEqual(start)
    await server.services.pages.remove(id, theServer)
    expect((await linkIn(`t=${code}`))?.slice(1)).toEqual(start)
  })

  it('works until the last second of its 4 hours (FORM-145)', async () => {
    const code = await held()
    server.pass(4 * 60 * minute - 1)
    expect((await verify(server, `t=${code}`)).statusCode).toBe(200)
    expect((await verify(server, `t=${code}`, { method: 'POST' })).statusCode).toBe(200)
  })

  it('delivers with the settings of the time of submission if the page was deleted', async () => {
    const id = await addForm(server, { SubmissionEmailSubject: 'A booking' })
    await submit(server, id)
    await server.services.pages.remove(id, theServer)
    const [row] = await list()
    expect(row).toMatchObject({ title: 'Bookings', email: 'anna@example.org' })
    const code = codeIn((await emailsIn(server, 'anna@example.org'))[0])
    await verify(server, `t=${code}`, { method: 'POST' })
    expect((await emailsIn(server, 'office@example.org'))[0]?.subject).toBe('A booking')
  })

  it('shows the title of the site as text', async () => {
    const code = await held()
    await server.services.changes.write(async (tx) => {
      await tx.updateTable('settings').set({ value: '<b>"x"</b>' }).where('name', '=', 'SiteTitle').execute()
    })
    const { body } = await verify(server, `t=${code}`)
    expect(body).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;')
    expect(body).not.toContain('<b>')
  })
})

describe('the release by staff (Q88)', () => {
  it('delivers at once when it comes from the site itself, also after the 4 hours', async () => {
    await held()
    server.pass(3 * day)
    const [row] = await list()
    const { accountId } = staff
    const page = await verify(server, `a=1&t=${row?.code}`, { as: staff, headers: fromSite })
    expect(page.statusCode).toBe(200)
    expect(await delivered()).toBe(1)
    expect(await list()).toEqual([])
    expect((await verify(server, `a=1&t=${row?.code}`, { as: staff, headers: fromSite })).statusCode).toBe(410)
    expect(await delivered()).toBe(1)
    const released = (await auditOf(server)).filter(({ summary }) => summary === 'Submission released')
    expect(released).toMatchObject([{ account: accountId, subject: { kind: 'Contact form' } }])
  })

  it('shows the button when it comes from elsewhere', async () => {
    await held()
    const [row] = await list()
    const page = await verify(server, `a=1&t=${row?.code}`, { as: staff, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(page.body).toContain('Confirm')
    expect(await delivered()).toBe(0)
    const admin = await server.logIn('core.admin')
    expect((await verify(server, `a=1&t=${row?.code}`, { as: admin, method: 'POST' })).statusCode).toBe(200)
    expect(await delivered()).toBe(1)
  })

  it('is refused to all others, with the same answer for known and unknown codes', async () => {
    await held()
    const [row] = await list()
    const others = [undefined, await server.logIn(), await server.logIn('plugin.contactform.editor')]
    for (const as of others)
      for (const method of ['GET', 'POST'] as const) {
        const pages = []
        for (const t of [row?.code, 'A'.repeat(43)])
          pages.push(await verify(server, `a=1&t=${t}`, { as, method, headers: fromSite }))
        expect(pages.map(({ statusCode }) => statusCode)).toEqual([403, 403])
        expect(pages[0]?.body).toBe(pages[1]?.body)
      }
    expect(await delivered()).toBe(0)
  })

  it('does not work with a code of the other kind', async () => {
    const mailed = await held()
    const [row] = await list()
    expect(row?.code).not.toBe(mailed)
    expect((await verify(server, `t=${row?.code}`, { method: 'POST' })).statusCode).toBe(410)
    expect((await verify(server, `a=1&t=${mailed}`, { as: staff, headers: fromSite })).statusCode).toBe(410)
    expect(await delivered()).toBe(0)
  })

  it('and the link of the email together deliver once', async () => {
    const code = await held()
    const [row] = await list()
    const pages = await Promise.all([
      ...Array.from({ length: 10 }, () => verify(server, `t=${code}`, { method: 'POST' })),
      ...Array.from({ length: 10 }, () => verify(server, `a=1&t=${row?.code}`, { as: staff, headers: fromSite })),
    ])
    expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await delivered()).toBe(1)
  })
})
