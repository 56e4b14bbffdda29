import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caller, createPage, savePage } from '../bench/staff.ts'
import { newAddress, post, read, logInAs, submitForm, upload, type Reader } from './requests.ts'
import { addPerson, prepareSite, type ClusterStaff } from './staff-of-cluster.ts'
import { administrator } from '../bench/site-under-test.ts'
import { siteKey, startCluster, type Cluster, type Machine, type Three } from './start-cluster.ts'

/** A server hears of a change in a few milliseconds, but on a machine that does thirty things at once its answer takes long. */
const fresh = { timeout: 60_000, interval: 10 }
const sent = { timeout: 60_000, interval: 50 }

let cluster: Cluster
let staff: ClusterStaff
let servers: Cluster['servers']
beforeAll(async () => {
  cluster = await startCluster()
  staff = await prepareSite(cluster)
  servers = cluster.servers
})
afterAll(() => cluster?.stop())

/** The origin of each server in turn. */
const turn = (number: number) => servers[(number % 3) as 0 | 1 | 2].origin
const everywhere = <Answer>(ask: (server: Machine) => Promise<Answer>) =>
  Promise.all(servers.map((server) => ask(server)))
const thrice = <Value>(value: Value): Three<Value> => [value, value, value]
const statuses = async (path: string, as?: Reader) =>
  (await everywhere(({ origin }) => read(origin, path, as))).map(({ status }) => status)
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Where a text stands on a page, by server; asked for before, the page is in every server's memory. */
async function showing(path: string, text: string) {
  return (await everywhere(({ origin }) => read(origin, path))).map((answer) => answer.text.includes(text))
}

let pages = 0
async function newPage(content = '<p>At first.</p>') {
  const url = `page-${++pages}`
  const page = await createPage(staff.at[0], { title: `Page ${pages}`, url, content })
  await expect.poll(() => showing(page.path, 'At first.'), fresh).toEqual(thrice(true))
  return page
}

describe('three servers that start at once on an empty database', () => {
  it('make tables, administrator and first pages once', async () => {
    const count = async (what: string) =>
      (await cluster.database.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n
    expect([await count('accounts'), await count('roles'), await count("pages where url = 'contact'")]).toEqual([
      1, 1, 1,
    ])
    expect(await count('kysely_migration')).toBeGreaterThan(5)
  })

  it('render the same bytes, so that what a browser keeps of one holds at the others', async () => {
    const { path } = await newPage()
    const etags = (await everywhere(({ origin }) => read(origin, path))).map(({ etag }) => etag)
    expect(etags).toEqual(thrice(expect.stringMatching(/^W\/"/)))
    expect(new Set(etags).size).toBe(1)
  })

  it('leave the maintenance to one of them', async () => {
    const leading = "select pid from pg_locks where locktype = 'advisory' and objid = 7201406 and granted"
    expect((await cluster.database.query(leading)).rows).toHaveLength(1)
  })
})

describe('what was changed through one server shows on all within a second', () => {
  it('a text', async () => {
    const { id, path } = await newPage()
    await savePage(staff.at[1], { id, content: '<p>Changed at the second.</p>' })
    await expect.poll(() => showing(path, 'Changed at the second.'), fresh).toEqual(thrice(true))
  })

  it('the menu', async () => {
    const [item] = await staff.at[2]('GET private/get_menu_structure.json.php')
    if (!item) throw new Error('The menu is empty')
    await showing('/', item.Label)
    const menu = [{ ...item, Label: 'Renamed at the third', Children: [] }]
    await staff.at[2]('POST private/set_menu_structure.json.php', { menu, delete: [] })
    await expect.poll(() => showing('/', 'Renamed at the third'), fresh).toEqual(thrice(true))
  })

  it('the settings', async () => {
    await showing('/', 'x')
    const settings = await staff.at[0]('GET private/get-site-settings.json.php')
    await staff.at[0]('POST private/set-site-settings.json.php', { ...settings, SiteTitle: 'Named at the first' })
    await expect.poll(() => showing('/', 'Named at the first'), fresh).toEqual(thrice(true))
  })

  it('that a page is kept for a role, and that it is there for all again', async () => {
    const { id, path } = await newPage()
    const { id: role } = await staff.at[1]('POST private/role-create.json.php', { title: 'Members' })
    const keepFor = (permissions: number[]) =>
      staff.at[1]('POST private/permission-editor-save-list.json.php', { id, permissions, ctx: 'page' })
    await keepFor([role])
    await expect.poll(() => statuses(path), fresh).toEqual(thrice(403))
    await keepFor([])
    await expect.poll(() => statuses(path), fresh).toEqual(thrice(200))
  })

  it('that a page is gone', async () => {
    const { id, path } = await newPage()
    await staff.at[2]('GET private/page-delete.json.php', { id })
    await expect.poll(() => statuses(path), fresh).toEqual(thrice(404))
  })

  it('also when the connections that hear of changes were cut', async () => {
    const { id, path } = await newPage()
    const cut = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sitewright changes'"
    expect((await cluster.database.query(cut)).rows).toHaveLength(3)
    await savePage(staff.at[0], { id, content: '<p>Written unheard.</p>' })
    await expect.poll(() => showing(path, 'Written unheard.'), fresh).toEqual(thrice(true))
  })
})

describe('files', () => {
  it('that were uploaded, replaced and deleted at one server are so at all', async () => {
    const file = { cookie: staff.cookie, folder: staff.folder, name: 'hut.txt' }
    const id = await upload(servers[0].origin, { ...file, bytes: 'The hut opens in May.' })
    const path = `/api/1/private/file-get.php?id=${id}`
    const texts = async () => (await everywhere(({ origin }) => read(origin, path))).map(({ text }) => text)
    expect(await texts()).toEqual(thrice('The hut opens in May.'))
    await upload(servers[1].origin, { ...file, id, bytes: 'The hut opens in June.' })
    expect(await texts()).toEqual(thrice('The hut opens in June.'))
    await staff.at[2]('GET private/file-delete.json.php', { id })
    expect(await statuses(path)).toEqual(thrice(404))
  })

  it('are pictured once, whoever is asked for the small picture first', async () => {
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const id = await upload(servers[2].origin, { cookie: staff.cookie, folder: staff.folder, name: 'lake.jpg', bytes })
    const small = await everywhere(({ origin }) => read(origin, `/api/1/private/file-get.php?id=${id}&thumb=1`))
    expect(small.map(({ status }) => status)).toEqual(thrice(200))
    expect(new Set(small.map(({ bytes: each }) => hashOf(each))).size).toBe(1)
    const { rows } = await cluster.database.query('select name from renditions where file_id = $1', [id])
    expect(rows).toHaveLength(1)
  })
})

describe('sessions', () => {
  const list = 'GET private/page-get-list.json.php'
  const path = '/api/1/private/page-get-list.json.php'

  async function loggedIn(email: string) {
    const person = await addPerson(staff.at[0], { email, permissions: ['core.page-manager'] })
    const response = await fetch(`${servers[0].origin}/api/1/public/login.json.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: person.email, pass: person.password }),
    })
    const cookie = String(response.headers.getSetCookie()[0]?.split(';')[0])
    expect(await statuses(path, { cookie })).toEqual(thrice(200))
    return { ...person, cookie }
  }

  it('that begin at one server hold at all, and end at all', async () => {
    const { cookie } = await loggedIn('a@example.org')
    await caller(servers[1].origin, cookie)('GET public/logout.json.php')
    expect(await statuses(path, { cookie })).toEqual(thrice(401))
  })

  it('lose a right at all servers with the next request', async () => {
    const { cookie, roleId, id } = await loggedIn('b@example.org')
    await staff.at[1]('POST private/role-editor-save-list.json.php', { id: roleId, accounts: [id], permissions: [] })
    expect(await statuses(path, { cookie })).toEqual(thrice(403))
  })

  it('end everywhere with a new password, and with the account', async () => {
    const { cookie, id } = await loggedIn('c@example.org')
    const change = { admin: administrator.password, user: 'quite another password', id }
    await staff.at[2]('POST private/account-change-user-password.json.php', change)
    expect(await statuses(path, { cookie })).toEqual(thrice(401))
    const other = await loggedIn('d@example.org')
    await staff.at[1]('GET private/account-delete.json.php', { id: other.id })
    expect(await statuses(path, { cookie: other.cookie })).toEqual(thrice(401))
    expect(await staff.at[0](list)).not.toHaveLength(0)
  })
})

describe('limits count over all servers', () => {
  it('failed logins', async () => {
    const person = await addPerson(staff.at[0], { email: 'e@example.org', permissions: [] })
    const from = newAddress()
    for (let number = 0; number < 6; number++)
      await logInAs(turn(number), { ...person, password: 'not this one', from })
    const { rows } = await cluster.database.query("select failures from login_failures where key like 'account %'")
    expect(rows).toEqual([{ failures: 6 }])
    const refused = await logInAs(turn(7), { ...person, from })
    expect(refused.body).not.toHaveProperty('permissions')
  })

  it('submissions of one address, also at the same moment', async () => {
    const from = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, number) =>
        submitForm(turn(number), staff.form, { message: `limit ${number}`, from }),
      ),
    )
    expect(answers.filter(({ body }) => body.error === 4)).toHaveLength(4)
  })

  it('mails with links for a new password', async () => {
    const { email } = await addPerson(staff.at[0], { email: 'f@example.org', permissions: [] })
    const key = 'POST public/account-password-reset.json.php'
    const ask = (number: number) => {
      const token = { key: siteKey, action: 'submit', hostname: '127.0.0.1', time: Date.now(), number }
      return post(turn(number), key, { input: { email, reCaptchaToken: JSON.stringify(token) } })
    }
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const { rows } = await cluster.database.query('select count(*)::int as n from reset_requests')
    expect(rows).toEqual([{ n: 3 }])
    const mailed = () => cluster.smtp.mails.filter(({ to, raw }) => to[0] === email && raw.includes('/passwordreset/'))
    await expect.poll(() => mailed().length, sent).toBe(3)
  })
})

describe('nginx', () => {
  it('asks every machine for a script or a picture of the program before it says that there is none', async () => {
    expect((await read(cluster.origin, '/assets/of-a-newer-version.js')).status).toBe(404)
    const tries = () => /of-a-newer-version\.js 404 \[(.*)\]/.exec(cluster.nginx.accessLog())?.[1]
    await expect.poll(tries, sent).toBe('404, 404, 404')
  })

  it('tells a visitor of its own about limits, not the proxy', async () => {
    const from = newAddress()
    await logInAs(cluster.origin, { email: 'nobody@example.org', password: 'a guess', from })
    const { rows } = await cluster.database.query("select key from login_failures where key = 'address ' || $1", [from])
    expect(rows).toHaveLength(1)
  })
})

describe('the outbox', () => {
  const about = (text: string) => cluster.smtp.mails.filter(({ raw }) => raw.includes(text))

  it('sends every mail once, although three servers look after it', async () => {
    const numbers = Array.from({ length: 24 }, (_, number) => number)
    await Promise.all(numbers.map((number) => submitForm(turn(number), staff.form, { message: `once ${number} over` })))
    await expect.poll(async () => (await cluster.database.query('select id from outbox')).rows, sent).toEqual([])
    expect(numbers.map((number) => about(`once ${number} over`).length)).toEqual(Array(24).fill(1))
  })
})
