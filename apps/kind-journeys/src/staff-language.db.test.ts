import { auditOf, createTestServer, type TestServer, type Visitor } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { kindTestedCalls } from './testing/kind-tested-calls.ts'

let server: TestServer
let admin: Visitor
beforeEach(async () => {
  server = await createTestServer({ kinds: kindTestedCalls.kinds })
  admin = await server.logIn(
    'core.admin',
    'core.account-owner',
    'plugin.singlepage.editor',
    'plugin.contactform.editor',
  )
})
afterEach(() => server.close())

const ask = async (key: string, input?: object) => {
  const reply = await server.call(key, input, { as: admin })
  expect([key, reply.statusCode]).toEqual([key, 200])
  return reply.json()
}
const read = (language: string) => ask('POST private/account-set-language.json.php', { language })
const create = (id: number, detail: string) =>
  ask('POST private/page-create.json.php', { id, detail, url: '', cloneid: 0 })

it('names page kinds, permissions and what they mean in the language of who asks', async () => {
  await create(1, 'Huts')
  const heard = async () => {
    const types = await ask('GET private/pagetype-get-list.json.php')
    const [page] = await ask('GET private/page-get-list.json.php')
    const { id } = (await ask('GET private/role-get-list.json.php'))[0]
    const { permissions } = await ask('GET private/role-editor-get-role.json.php', { id })
    const noted = permissions.find((one: { id: string }) => one.id === 'core.role-manager')
    const ofKind = permissions.find((one: { id: string }) => one.id === 'plugin.singlepage.editor')
    return [
      types[0].title,
      types[0].detail,
      page.detail,
      noted.detail,
      noted.group,
      noted.warning,
      ofKind.detail,
      ofKind.about,
    ]
  }
  const english = await heard()
  expect(english).toEqual([
    'Single page',
    'One text with headings, pictures, lists and tables.',
    'Single page',
    'Manage roles',
    'People',
    'Can pass on every right that they have themselves.',
    'Edit single pages',
    'Shows ‘Edit’ on pages of the type ‘Single page’: changes and publishes what is on them.',
  ])
  await read('de')
  expect(await heard()).toEqual([
    'Einzelseite',
    'Ein Text mit Überschriften, Bildern, Listen und Tabellen.',
    'Einzelseite',
    'Rollen verwalten',
    // which screens know by its English name
    'People',
    'Kann jedes Recht weitergeben, das die Person selbst hat.',
    'Einzelseiten bearbeiten',
    'Zeigt „Bearbeiten“ auf Seiten des Typs „Einzelseite“: ändert und veröffentlicht, was darauf steht.',
  ])
  await read('ar')
  expect((await heard()).slice(0, 3)).toEqual(['صفحة مفردة', 'نص واحد بعناوين وصور وقوائم وجداول.', 'صفحة مفردة'])
  await read('en-NZ')
  expect(await heard()).toEqual(english)
})

it('tells what the calls and settings of kinds did, and refuses them, in the language of who reads', async () => {
  const { id } = await create(1, 'Huts')
  await ask('POST protected/plugin/single-page/save-page.json.php', { id, content: '<p>Deep</p>', draft: true })
  const form = await create(3, 'Write to us')
  await read('fr')
  const told = async () => {
    const { entries } = await ask('GET private/audit-get-list.json.php')
    return new Set(entries.map(({ summary }: { summary: string }) => summary))
  }
  expect(await told()).toEqual(new Set(['Page créée', 'Brouillon du texte enregistré']))
  await read('ar')
  expect(await told()).toEqual(new Set(['أُنشئت صفحة', 'حُفظت مسودة النص']))
  const stored = (await auditOf(server)).map(({ summary }) => summary)
  expect(new Set(stored)).toEqual(new Set(['Page created', 'Stored a draft of the text']))

  await read('de')
  const content = JSON.stringify({ TargetEmail: 'x'.repeat(10_000), Fields: [] })
  const refused = await server.call(
    'POST protected/plugin/form/save-form.json.php',
    { id: form.id, content },
    { as: admin },
  )
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    expect.stringMatching(/^Die Angabe der Empfänger darf höchstens \d+ Zeichen haben$/),
  ])
})
