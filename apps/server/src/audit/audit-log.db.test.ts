import type { AuditEntry } from '@sitewright/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf, latestOf } from '../testing/audit.ts'
import { addPage, setSettings } from '../testing/content.ts'
import { addFile, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { addPerson } from '../testing/people.ts'
import { addAccount, createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

let server: TestServer
let admin: Visitor
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin', 'plugin.note.editor')
})
afterEach(() => server.close())

const draft = 'POST protected/plugin/note/save-page.json.php'
const minutes = (count: number) => count * 60 * 1000

describe('the audit entry of a call', () => {
  it('names a page by its title, and a deleted one by the title it had', async () => {
    const { id } = (
      await server.call(
        'POST private/page-create.json.php',
        { id: 1, detail: 'Our huts', url: 'huts', cloneid: 0 },
        { as: admin },
      )
    ).json()
    const subject = { kind: 'page', id, label: 'Our huts' }
    expect(await latestOf(server)).toMatchObject({ summary: 'Page created', subject })
    await server.call('GET private/page-delete.json.php', { id }, { as: admin })
    expect(await latestOf(server)).toMatchObject({ summary: 'Page deleted', subject, account: admin.accountId })
  })

  it('names the members and permissions that a role was given, and those that it lost', async () => {
    const { accountId } = await addAccount(server.services, { email: 'anna@example.org', name: 'Anna' })
    const { roleId } = await server.logIn('core.menu-manager')
    const input = { id: roleId, accounts: [accountId], permissions: ['core.page-manager'] }
    await server.call('POST private/role-editor-save-list.json.php', input, { as: admin })
    const { details, subject } = await latestOf(server)
    expect(details).toBe(
      'Members added: Anna (anna@example.org). Members removed: person2@example.org. ' +
        "Permissions added: 'Manage pages and form releases, see page hits'. Permissions removed: 'Edit the menu'",
    )
    expect(subject).toMatchObject({ kind: 'role', id: roleId })
    await server.call('POST private/role-editor-save-list.json.php', input, { as: admin })
    expect((await auditOf(server)).filter(({ call }) => call.includes('role-editor'))).toHaveLength(1)
  })

  it('names the settings that changed, and none of their values', async () => {
    await setSettings(server, { CaptchaSecretKey: 'the secret key' })
    const settings = (await server.call('GET private/get-site-settings.json.php', undefined, { as: admin })).json()
    const input = { ...settings, SiteTitle: 'Alpine Club', CaptchaSecretKey: 'another secret' }
    await server.call('POST private/set-site-settings.json.php', input, { as: admin })
    expect(await latestOf(server)).toMatchObject({ details: 'Browser site title, Human-check secret key' })
    expect(JSON.stringify(await auditOf(server))).not.toContain('another secret')
  })

  it('gives the former name of an account', async () => {
    const { accountId } = await addAccount(server.services, { email: 'anna@example.org', name: 'Anna' })
    const input = { id: accountId, email: 'anna@example.com', name: 'Anna' }
    await server.call('POST private/account-update.json.php', input, { as: admin })
    const subject = { kind: 'account', id: accountId, label: 'Anna (anna@example.com)' }
    expect(await latestOf(server)).toMatchObject({ subject, details: 'Was Anna (anna@example.org)' })
  })

  it('does not name files in a personal folder', async () => {
    const idFolder = await personalFolder(server, admin)
    const id = await uploaded(server, admin, { idFolder, name: 'letter-of-resignation.txt', bytes: 'Dear all' })
    const input = { id, name: 'farewell.txt', caption: '' }
    await server.call('POST private/file-set-properties.json.php', input, { as: admin })
    await server.call('GET private/file-delete.json.php', { id }, { as: admin })
    const entries = await auditOf(server)
    expect(entries.map(({ summary, subject, details }) => [summary, subject?.label, details])).toEqual([
      ['File uploaded', '', 'In a personal folder'],
      ['Name or caption of a file changed', '', ''],
      ['File deleted', '', ''],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/resignation|farewell/)
  })

  it('says where a shared file went', async () => {
    const [from, to] = [await topFolder(server, 'public'), await topFolder(server, 'protected')]
    const iid = await addFile(server, { folder: from, name: 'plan.pdf' })
    await server.call('GET private/file-move.json.php', { iid, fid: to }, { as: admin })
    const subject = { kind: 'file', id: iid, label: 'plan.pdf' }
    expect(await latestOf(server)).toMatchObject({ summary: 'File moved', subject, details: 'In Protected' })
  })

  it('names the page of a page kind’s call, and says whether it was published', async () => {
    const id = await addPage(server, { title: 'Lakes', published: true })
    await server.call(draft, { id, content: 'Deep water' }, { as: admin })
    const subject = { kind: 'page', id, label: 'Lakes' }
    expect(await latestOf(server)).toMatchObject({ summary: 'Published the page', details: '', subject })
    await server.call(draft, { id, content: 'Deep water', draft: true }, { as: admin })
    expect(await latestOf(server)).toMatchObject({ summary: 'Stored a draft', details: '', subject })
    expect(JSON.stringify(await auditOf(server))).not.toContain('Deep water')
  })
})

describe('nothing is recorded for', () => {
  it('a call that is refused, or fails', async () => {
    const nobody = await server.logIn()
    await server.call('POST private/role-create.json.php', { title: 'Crew' }, { as: nobody })
    await server.call('GET private/page-delete.json.php', { id: 4711 }, { as: admin })
    await server.call('POST private/role-create.json.php', { title: 'x'.repeat(101) }, { as: admin })
    expect(await auditOf(server)).toEqual([])
  })

  it('a call that changes nothing, such as with a wrong password', async () => {
    const person = await addPerson(server)
    const input = { current: 'a wrong password', new: 'a password of length' }
    const reply = await server.call('POST private/account-change-password.json.php', input, { as: person })
    expect(reply.json()).toEqual([1])
    expect(await auditOf(server)).toEqual([])
    await server.call(
      'POST private/account-change-password.json.php',
      { ...input, current: person.password },
      { as: person },
    )
    expect(await auditOf(server)).toMatchObject([{ summary: 'Own password changed', account: person.accountId }])
  })
})

describe('saving a draft repeatedly', () => {
  let id: number
  beforeEach(async () => {
    id = await addPage(server, { published: true })
  })
  const save = (as: Visitor, more = {}) => server.call(draft, { id, content: 'Words', draft: true, ...more }, { as })
  const told = async () => (await auditOf(server)).map(({ summary, times, account }) => [summary, times, account])

  it('makes one entry in ten minutes, whether or not that was written in between', async () => {
    const first = server.services.now()
    await save(admin)
    await save(admin)
    await server.services.audit.flush()
    server.time.now += minutes(9)
    await save(admin)
    expect(await auditOf(server)).toMatchObject([{ times: 3, time: first, last: first + 540 }])
    server.time.now += minutes(1)
    await save(admin)
    expect(await told()).toEqual([
      ['Stored a draft', 3, admin.accountId],
      ['Stored a draft', 1, admin.accountId],
    ])
  })

  it('makes a new entry for another person, for another page, and after publishing', async () => {
    const other = await server.logIn('plugin.note.editor')
    await save(admin)
    await save(other)
    await save(admin, { id: await addPage(server) })
    await save(admin)
    await save(admin, { draft: false })
    await save(admin, { draft: false })
    await save(admin)
    expect(await told()).toEqual([
      ['Stored a draft', 2, admin.accountId],
      ['Stored a draft', 1, other.accountId],
      ['Stored a draft', 1, admin.accountId],
      ['Published the page', 1, admin.accountId],
      ['Published the page', 1, admin.accountId],
      ['Stored a draft', 1, admin.accountId],
    ])
  })
})

describe('the list', () => {
  const list = async (query: object, as: Visitor = admin) =>
    (await server.call('GET private/audit-get-list.json.php', query, { as })).json()

  async function createRoles(count: number, title = 'Crew') {
    for (let n = 1; n <= count; n++)
      await server.call('POST private/role-create.json.php', { title: `${title} ${n}` }, { as: admin })
  }
  const labels = ({ entries }: { entries: { subject: { label: string } }[] }) => entries.map((one) => one.subject.label)

  it('gives a hundred at a time, the newest first', async () => {
    await createRoles(102)
    const first = await list({})
    expect([labels(first).length, labels(first)[0], first.more]).toEqual([100, 'Crew 102', true])
    const rest = await list({ before: first.entries.at(-1).id })
    expect([labels(rest), rest.more]).toEqual([['Crew 2', 'Crew 1'], false])
  })

  it('finds words or parts of them, ignoring case and accents; % and _ are ordinary characters', async () => {
    await createRoles(1, 'Ötztal 100% crew_a')
    await createRoles(1, 'Zillertal')
    const found = async (q: string) => labels(await list({ q }))
    expect(await found('ÖTZ crew')).toEqual(['Ötztal 100% crew_a 1'])
    expect(await found('otztal')).toEqual(['Ötztal 100% crew_a 1'])
    expect(await found('0% w_a')).toEqual(['Ötztal 100% crew_a 1'])
    expect(await found('1_0')).toEqual([])
    expect(await found('10%crew')).toEqual([])
    expect(await found("tal'")).toEqual([])
    expect(await found('role created')).toHaveLength(2)
    expect(await found(admin.email)).toHaveLength(2)
  })

  it('is limited to a period: from its first second on, before its last', async () => {
    const start = server.services.now()
    await createRoles(1, 'A')
    server.time.now += 60_000
    await createRoles(1, 'B')
    expect(labels(await list({ from: start, to: start + 60 }))).toEqual(['A 1'])
    expect(labels(await list({ from: start + 60 }))).toEqual(['B 1'])
    expect(labels(await list({ to: start }))).toEqual([])
  })

  it('is limited to a person: what they did, what was done to them, and failed logins with their email', async () => {
    const anna = await addPerson(server, { email: 'Anna@example.org', name: 'Anna' })
    await createRoles(1)
    await server.call('POST private/account-request-deactivation.json.php', {}, { as: anna })
    const details = { id: anna.accountId, email: 'Anna@example.org', name: 'Anne' }
    await server.call('POST private/account-update.json.php', details, { as: admin })
    await server.call('POST public/login.json.php', { name: 'anna@EXAMPLE.org', pass: 'a guess' })
    await server.call('POST public/login.json.php', { name: 'ben@example.org', pass: 'a guess' })
    const { entries } = await list({ account: anna.accountId })
    expect(entries.map((entry: { summary: string }) => entry.summary)).toEqual([
      'Failed to log in',
      'Account changed',
      'Account deactivation link requested',
    ])
    const summaries = (await list({ account: admin.accountId })).entries.map((one: { summary: string }) => one.summary)
    expect(summaries).toEqual(['Account changed', 'Role created'])
  })

  it('names the person who failed to log in, where only one has the address', async () => {
    await addPerson(server, { email: 'Anna@example.org', name: 'Anna' })
    await server.call('POST public/login.json.php', { name: 'anna@example.org', pass: 'a guess' })
    expect((await list({})).entries[0]?.subject).toEqual({ kind: 'email', id: null, label: 'Anna (Anna@example.org)' })
  })

  it('tells what was stored earlier in the words of now', async () => {
    const entry = { time: 1, last: 1, times: 1, account_id: null, name: '', address: '', words: '', subject: '' }
    const earlier = [
      ['POST protected/plugin/note/save-page.json.php', 'Saves a note', 'A draft'],
      ['POST protected/plugin/note/save-page.json.php', 'Saves a note', 'Published'],
      ['POST private/set-site-settings.json.php', 'Site settings saved', 'SiteTitle, AdminEmail'],
      [
        'POST private/role-editor-save-list.json.php',
        'Role changed',
        'Permissions added: core.menu-manager, other.one',
      ],
    ]
    await server.services.database.write((tx) =>
      tx
        .insertInto('audit_log')
        .values(
          earlier.map(([call = '', summary = '', details = '']) => ({
            ...entry,
            call,
            summary,
            details,
            subject_kind: '',
          })),
        )
        .execute(),
    )
    const told = (await list({})).entries.map(({ summary, details }: AuditEntry) => [summary, details])
    expect(told.reverse()).toEqual([
      ['Stored a draft', ''],
      ['Published the page', ''],
      ['Site settings saved', 'Browser site title, Admin email address'],
      ['Role changed', "Permissions added: 'Edit the menu', other.one"],
    ])
  })

  it('refuses a query that makes no sense', async () => {
    for (const query of ['before=0', 'before=x', 'account=-1', `q=${'x'.repeat(201)}`, 'from=-1', 'limit=5']) {
      const reply = await server.call('GET private/audit-get-list.json.php', query, { as: admin })
      expect([query, reply.statusCode]).toEqual([query, 400])
    }
  })
})
