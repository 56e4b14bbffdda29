import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf, latestOf } from '../testing/audit.ts'
import { addPage } from '../testing/content.ts'
import { addPerson, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: Person
beforeEach(async () => {
  server = await createTestServer()
  const permissions = ['core.admin', 'core.account-owner', 'plugin.note.editor']
  admin = await addPerson(server, { email: 'kim@example.org', name: 'Kim', permissions })
})
afterEach(() => server.close())

const call = (key: string, input?: object) => server.call(key, input, { as: admin })
const read = (language: string) => call('POST private/account-set-language.json.php', { language })

async function list(query: object = {}) {
  const { entries } = (await call('GET private/audit-get-list.json.php', query)).json()
  return entries as { summary: string; details: string; subject: { kind: string } | null; name: string }[]
}
const told = async (query?: object) => (await list(query)).map(({ summary, details }) => [summary, details])

async function changeRole() {
  const { id } = (await call('POST private/role-create.json.php', { title: 'Crew' })).json()
  const input = { id, accounts: [admin.accountId], permissions: ['core.menu-manager', 'plugin.note.editor'] }
  await call('POST private/role-editor-save-list.json.php', input)
}

describe('entries of the audit log', () => {
  it('are told to each in their language, whatever language it was done in', async () => {
    await read('ar')
    await changeRole()
    const english = "Members added: Kim (kim@example.org). Permissions added: 'Edit the menu', 'Edit notes'"
    expect(await latestOf(server)).toMatchObject({ summary: 'Role changed', details: english })
    expect(await told()).toEqual([
      [
        'غُيّر دور',
        'أعضاء أُضيفوا: \u2068Kim (kim@example.org)\u2069. صلاحيات أُضيفت: «تحرير القائمة»، «\u2068Edit notes\u2069»',
      ],
      ['أُنشئ دور', ''],
    ])
    await read('de')
    expect(await told()).toEqual([
      [
        'Rolle geändert',
        'Mitglieder hinzugefügt: Kim (kim@example.org). Berechtigungen hinzugefügt: „Das Menü bearbeiten“, „Edit notes“',
      ],
      ['Rolle erstellt', ''],
    ])
    await read('en-NZ')
    expect(await told()).toEqual([
      ['Role changed', english],
      ['Role created', ''],
    ])
  })

  it('name settings by their labels, and count in the plurals of the language', async () => {
    await read('ar')
    const settings = (await call('GET private/get-site-settings.json.php')).json()
    await call('POST private/set-site-settings.json.php', {
      ...settings,
      SiteTitle: 'Alpine Club',
      AdminEmail: 'a@b.nz',
    })
    const place = { idParentMenuItem: 0, idPage: 0, Children: [] }
    const menu = [1, 2, 3].map((id) => ({ ...place, idMenuItem: -id, Label: `Item ${id}`, SortOrder: id }))
    expect((await call('POST private/set_menu_structure.json.php', { menu, delete: [] })).statusCode).toBe(200)
    expect((await told()).map(([, details]) => details)).toEqual([
      '3 عناصر جديدة',
      'عنوان الموقع في المتصفح، البريد الإلكتروني للمدير',
    ])
  })

  it('are found by words of the language that they are read in, and by names as ever', async () => {
    await changeRole()
    await call('POST private/role-create.json.php', { title: 'Board' })
    await read('de')
    expect(await told({ q: 'rolle geänd' })).toHaveLength(1)
    expect(await told({ q: 'role changed' })).toHaveLength(1)
    expect(await told({ q: 'rolle board' })).toEqual([['Rolle erstellt', '']])
    await read('en-NZ')
    expect(await told({ q: 'rolle' })).toEqual([])
  })

  it('are found by what their details say in that language, in the words of permissions and settings too', async () => {
    await changeRole()
    await call('POST private/role-create.json.php', { title: '"say":"permissionsAdded"' })
    const settings = (await call('GET private/get-site-settings.json.php')).json()
    await call('POST private/set-site-settings.json.php', { ...settings, SiteTitle: 'Alpine Club' })
    const found = async (q: string) => (await told({ q })).map(([summary]) => summary)
    expect(await found('berechtigungen')).toEqual([])
    await read('de')
    expect(await found('berechtigungen hinzugefügt')).toEqual(['Rolle geändert'])
    expect(await found('rolle menü bearbeiten')).toEqual(['Rolle geändert'])
    expect(await found('titel der website')).toHaveLength(1)
    expect(await found('e titel der website')).toHaveLength(1)
    expect(await found('entfernt')).toEqual([])
  })

  it('are found by the plurals that are read', async () => {
    const place = { idParentMenuItem: 0, idPage: 0, Children: [] }
    const menu = [1, 2, 3].map((id) => ({ ...place, idMenuItem: -id, Label: `Item ${id}`, SortOrder: id }))
    await call('POST private/set_menu_structure.json.php', { menu, delete: [] })
    await read('ar')
    expect(await told({ q: 'عناصر جديدة' })).toHaveLength(1)
    expect(await told({ q: 'حُذفت' })).toEqual([])
  })

  it('of a kind’s call say what its declaration says', async () => {
    const id = await addPage(server, { title: 'Lakes', published: true })
    await call('POST protected/plugin/note/save-page.json.php', { id, content: 'Deep water' })
    await read('fr')
    expect(await told()).toEqual([['Page publiée', '']])
  })

  it('that a former version stored as sentences keep them, but for what was done', async () => {
    await changeRole()
    const old = "Members added: Kim. Permissions added: 'Edit the menu'"
    await server.services.database.write((tx) =>
      tx.updateTable('audit_log').set({ details: old }).where('summary', '=', 'Role changed').execute(),
    )
    await server.services.database.write((tx) =>
      tx
        .updateTable('audit_log')
        .set({ summary: 'Role made', details: '{"say":"gone"}' })
        .where('summary', '=', 'Role created')
        .execute(),
    )
    await read('de')
    expect(await told()).toEqual([
      ['Rolle geändert', old],
      ['Role made', '{"say":"gone"}'],
    ])
  })

  it('are stored in no language', async () => {
    await read('de')
    await changeRole()
    const stored = await server.services.database.read
      .selectFrom('audit_log')
      .select(['summary', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(stored.summary).toBe('Role changed')
    expect(JSON.parse(stored.details)).toEqual({
      by: 'stop',
      all: [
        { say: 'membersAdded', with: { names: 'Kim (kim@example.org)' } },
        {
          say: 'permissionsAdded',
          with: {
            names: {
              by: 'comma',
              all: ['core.menu-manager', 'plugin.note.editor'].map((permission) => ({
                say: 'quoted',
                with: { text: { permission } },
              })),
            },
          },
        },
      ],
    })
    expect((await auditOf(server)).map(({ summary }) => summary)).toEqual(['Role created', 'Role changed'])
  })
})

describe('who can see something', () => {
  it('is explained in the language of who asks', async () => {
    const id = await addPage(server, { title: 'Lakes' })
    const explained = async () => {
      const reply = await call('GET private/permission-editor-get-list.json.php', { id, ctx: 'page' })
      return reply.json().otherwise
    }
    expect(await explained()).toBe('Everyone can see this page while it is published.')
    await read('de')
    expect(await explained()).toBe('Alle können diese Seite sehen, solange sie veröffentlicht ist.')
  })
})
