import { addFile, createTestServer, topFolder, type TestServer, type Visitor } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { specifiedKinds } from './testing/specified-kinds.ts'

const call = (name: string) => `protected/plugin/sectioned-page/${name}.json.php`
const calls = {
  list: `GET ${call('get-template-list')}`,
  read: `GET ${call('get-template')}`,
  save: `POST ${call('save-template')}`,
  rename: `POST ${call('rename-template')}`,
  remove: `POST ${call('delete-template')}`,
  restore: 'POST private/trash-restore.json.php',
} as const

const text = (Content: string) => ({ sectionType: 'text', config: { Content } })
const layout = (...sections: readonly object[]) => JSON.stringify({ sections })
const huts = layout(text('<p>Our huts</p>'))

interface Listed {
  id: number
  name: string
  sections: number
  by: string
  saved: number
}

let server: TestServer
let ann: Visitor
let ben: Visitor
beforeEach(async () => {
  server = await createTestServer({ kinds: specifiedKinds })
  ann = await server.logIn('plugin.sectionedpage.editor')
  ben = await server.logIn('plugin.sectionedpage.editor')
})
afterEach(() => server.close())

async function ask<Reply>(name: keyof typeof calls, input: object = {}, as = ann): Promise<Reply> {
  const reply = await server.call(calls[name], input, { as })
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body])
  return reply.json<Reply>()
}

async function refusal(name: keyof typeof calls, input: object): Promise<[number, string]> {
  const reply = await server.call(calls[name], input, { as: ann })
  return [reply.statusCode, reply.json<{ error: string }>().error]
}

const list = (as = ann) => ask<Listed[]>('list', {}, as)
const save = (name: string, content = huts) => ask<Listed>('save', { name, content })

describe('a file that a template names', () => {
  const usesOf = async (id: number, as: Visitor) =>
    (await server.call('GET private/file-get-uses.json.php', { id }, { as })).json()

  it('is in use there, for editors and file managers', async () => {
    const folder = await topFolder(server, 'public')
    const [file, other] = [await addFile(server, { folder }), await addFile(server, { folder })]
    const image = { sectionType: 'image', config: { ImageId: file } }
    await save('By number', layout(image))
    await save('In a text', layout(text(`<p><img src="/api/1/private/file-get.php?id=${file}" alt=""></p>`)))
    const { id } = await save('Only the digits', layout(text(`<p>${file} and ${other}</p>`)))
    const used = [
      { title: 'Template ‘By number’', href: '' },
      { title: 'Template ‘In a text’', href: '' },
    ]
    for (const as of [ann, await server.logIn('core.file-manager')]) {
      expect(await usesOf(file, as)).toEqual(used)
      expect(await usesOf(other, as)).toEqual([])
    }
    expect(await usesOf(file, await server.logIn())).toEqual([])
    await ask('remove', { id })
    expect(await usesOf(file, ben)).toEqual(used)
    for (const { id: each } of await list()) await ask('remove', { id: each })
    expect(await usesOf(file, ben)).toEqual([])
  })
})

describe('templates that editors save', () => {
  it('are shared by all editors, by name, and say who saved them and when', async () => {
    await save('  Our\n huts ')
    await save('ähnliche', layout(text('<p>One</p>'), text('<p>Two</p>')))
    const found = await list(ben)
    expect(found.map(({ name, sections }) => [name, sections])).toEqual([
      ['ähnliche', 2],
      ['Our huts', 1],
    ])
    expect(found[1]).toMatchObject({ by: expect.stringMatching(/./), saved: server.services.now() })
    expect(await list()).toEqual(found)
  })

  it('give back the sections as they were saved, of types that nobody knows too', async () => {
    const timetable = { sectionType: 'timetable', config: { Rows: [1] } }
    const { id } = await save('Day', layout(text('<p>Our huts</p>'), timetable))
    const { content } = await ask<{ content: string }>('read', { id }, ben)
    expect(JSON.parse(content)).toMatchObject({ sections: [text('<p>Our huts</p>'), timetable] })
  })

  it('are cleaned as pages are, and refused where a page would be', async () => {
    const hostile = layout(text('<p onclick="x()">Huts</p><script>x()</script>'))
    const { id } = await save('Hostile', hostile)
    const { content } = await ask<{ content: string }>('read', { id })
    expect(content).toContain('Huts')
    expect(content).not.toMatch(/onclick|script/)
    const refused = async (sent: string) => refusal('save', { name: 'Bad', content: sent })
    expect(await refused('{')).toEqual([400, 'The page is not valid JSON'])
    expect(await refused(layout({ config: {} }))).toEqual([400, 'A section must have a type'])
    expect(await refused(layout())).toEqual([400, 'A template must have at least one section'])
    expect(await refused(layout(...Array.from({ length: 201 }, () => text(''))))).toEqual([
      400,
      'A page must have at most 200 sections',
    ])
    expect(await list()).toHaveLength(1)
  })

  it('are renamed and deleted by any of them, and brought back from the trash', async () => {
    const { id } = await save('Huts')
    await ask('rename', { id, name: ' Our huts ' }, ben)
    const before = await list()
    expect(before.map(({ name }) => name)).toEqual(['Our huts'])
    await ask('remove', { id }, ben)
    expect(await list()).toEqual([])
    expect((await refusal('read', { id }))[0]).toBe(404)
    const thing = { kind: 'section template', id }
    expect((await server.call(calls.restore, thing, { as: await server.logIn() })).statusCode).toBe(404)
    expect(await ask('restore', thing)).toEqual({ notes: [] })
    expect(await list()).toEqual(before)
  })

  it('have a name of their own, which is told where it cannot be', async () => {
    const { id } = await save('Huts')
    const other = await save('Tracks')
    const taken = [409, "There is a template called 'HUTS' already"]
    expect(await refusal('save', { name: 'HUTS', content: huts })).toEqual(taken)
    expect(await refusal('rename', { id: other.id, name: ' HUTS' })).toEqual(taken)
    await ask('rename', { id, name: 'HUTS' })
    const long = [400, 'The name of a template must have at most 80 characters']
    for (const [name, said] of [
      [' \u0007 ', [400, 'A template must have a name']],
      ['x'.repeat(81), long],
      ['x'.repeat(9000), long],
    ] as const) {
      expect(await refusal('save', { name, content: huts })).toEqual(said)
      expect(await refusal('rename', { id, name })).toEqual(said)
    }
    expect((await list()).map(({ name }) => name)).toEqual(['HUTS', 'Tracks'])
  })

  it('are a hundred at most', async () => {
    for (let at = 1; at <= 100; at++) await save(`Template ${at}`)
    expect(await refusal('save', { name: 'One more', content: huts })).toEqual([
      409,
      'There are 100 templates already. Delete one that nobody needs',
    ])
    const [first] = await list()
    await ask('remove', { id: first?.id })
    await save('One more')
  })
})
