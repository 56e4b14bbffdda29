import { currentLanguage, defineMessages } from '@sitewright/messages'
import { definePageKindServer, refuse, type SiteRenderer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, setSettings } from '../testing/content.ts'
import { addPerson, type Person } from '../testing/people.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const set = 'POST private/account-set-language.json.php'
const info = 'GET private/account-get-info.json.php'
const save = 'POST protected/plugin/note/save-page.json.php'
const hour = 60 * 60_000

/** What a kind says; the server has translations under the same name. */
const texts = defineMessages('server/email', { hello: 'Hello,' })

let rendered = 0
/** What each page that is made waits for. */
let gate: Promise<void> | undefined
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ language, site }) {
    rendered += 1
    await gate
    const html = `${language} on ${site.language}: ${texts.hello()} (${currentLanguage().tag})`
    return { status: 200, html, standsAlone: true }
  },
}

let server: TestServer
let heard: string[]
let kim: Person
let ari: Person
beforeEach(async () => {
  heard = []
  rendered = 0
  gate = undefined
  const kind = definePageKindServer({
    ...noteKind,
    clean: (content) => (content === 'greet me' ? refuse(texts.hello()) : content),
    documents: () => [
      {
        path: 'public/greeting.php',
        methods: ['GET'],
        answer: async () => ({ status: 200, body: texts.hello() }),
      },
    ],
    jobs: { greet: { every: hour, run: async () => void heard.push(texts.hello()) } },
  })
  server = await createTestServer({ kinds: [kind], renderer })
  kim = await addPerson(server, { email: 'kim@example.org', permissions: ['plugin.note.editor'] })
  ari = await addPerson(server, { email: 'ari@example.org', permissions: ['plugin.note.editor'] })
})
afterEach(() => server.close())

const speak = (SiteLanguage: string) => setSettings(server, { SiteTitle: 'Huts', SiteLanguage })
const choose = (language: string, as: Person = kim) => server.call(set, { language }, { as })
const chosenBy = async (as: Person) => (await server.call(info, undefined, { as })).json().languages.chosen

describe('choosing the own language', () => {
  it('is for oneself, until the language of the site is chosen again', async () => {
    expect((await choose('de')).json()).toEqual({})
    expect([await chosenBy(kim), await chosenBy(ari)]).toEqual(['de', ''])
    await choose('FR', ari)
    expect([await chosenBy(kim), await chosenBy(ari)]).toEqual(['de', 'fr'])
    await choose('')
    expect([await chosenBy(kim), await chosenBy(ari)]).toEqual(['', 'fr'])
  })

  it('is only for people who are logged in', async () => {
    expect((await server.call(set, { language: 'de' })).statusCode).toBe(401)
  })

  it.each([
    ['German', 'This is not a language tag, such as en-NZ, de or mi'],
    ['en_NZ', 'This is not a language tag, such as en-NZ, de or mi'],
    ['de"><script>', 'This is not a language tag, such as en-NZ, de or mi'],
    ['x-private', 'This is not a language tag, such as en-NZ, de or mi'],
    ['\u202ede', 'This is not a language tag, such as en-NZ, de or mi'],
    ['__proto__', 'This is not a language tag, such as en-NZ, de or mi'],
    ['ja', 'The site has no texts in this language'],
    ['de-AT-u-nu-arab', 'The site has no texts in this language'],
  ])('refuses %j', async (language, error) => {
    await choose('de', ari)
    await choose('en-NZ')
    const reply = await choose(language)
    expect([reply.statusCode, reply.json().error]).toEqual([400, error])
    expect((await choose('d'.repeat(36))).statusCode).toBe(400)
    expect([await chosenBy(kim), await chosenBy(ari)]).toEqual(['en-NZ', 'de'])
  })

  it.each(['German', 'constructor', '"><script>'])('takes %j in the database for none', async (language) => {
    await server.services.database.write((tx) => tx.updateTable('accounts').set({ language }).execute())
    await speak('de')
    expect((await server.get('/', { as: kim })).body).toBe('undefined on de: Guten Tag, (de)')
  })
})

describe('somebody reads in their own language', () => {
  it('refusals of calls, of the core as of page kinds, and pages of errors, while others read the site’s', async () => {
    await speak('de')
    await choose('en-NZ', ari)
    await choose('fr')
    const id = await addPage(server)
    const refusals = async (as?: Person) => {
      const input = { email: 'x', name: '' }
      const replies = [
        await server.call(save, { id, content: 'greet me' }, { as }),
        await server.call('POST private/account-create.json.php', input, { as }),
        await server.get('/api/1/private/file-get.php?id=4711', { as }),
      ]
      return replies.map((reply) => reply.json<{ error: string }>().error)
    }
    expect(await refusals(kim)).toEqual(['Bonjour,', 'Accès refusé', 'Introuvable'])
    expect(await refusals(ari)).toEqual(['Hello,', 'Permission denied', 'Not found'])
    expect(await refusals()).toEqual(['Zugriff verweigert', 'Zugriff verweigert', 'Nicht gefunden'])
    await server.get('/')
    const address = '/api/1/private/file-get.php?id=4711'
    const { body } = await server.get(address, { as: kim, headers: { accept: 'text/html' } })
    expect(body).toContain('<html lang="fr" dir="ltr">')
    expect(body).toContain('<header lang="de">Huts</header><h1>Introuvable</h1>')
  })

  it('documents of page kinds', async () => {
    await choose('es')
    const greeting = async (as?: Person) => (await server.get('/api/1/public/greeting.php', { as })).body
    expect([await greeting(kim), await greeting(ari), await greeting()]).toEqual(['Hola:', 'Hello,', 'Hello,'])
  })

  it('pages, of which each is kept for those who read the same', async () => {
    await addPage(server, { url: 'huts', published: true })
    const read = async (as?: Person) => (await server.get('/huts', { as })).body
    const all = async () => [await read(kim), await read(ari), await read()]
    const english = 'undefined on en-NZ: Hello, (en-NZ)'
    const german = 'de on en-NZ: Guten Tag, (de)'
    expect(await all()).toEqual([english, english, english])
    await choose('de')
    expect(await all()).toEqual([german, english, english])
    const before = rendered
    expect(await all()).toEqual([german, english, english])
    expect(rendered).toBe(before)
    const together = await Promise.all([read(ari), read(kim), read(), read(kim), read(ari)])
    expect(together).toEqual([english, german, english, german, english])
    await choose('en-NZ')
    expect(await all()).toEqual([english, english, english])
  })

  it('pages that are made for them alone, asked for by two devices while the language changes', async () => {
    const read = async () => (await server.get('/nowhere', { as: kim })).body
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const before = read()
    await expect.poll(() => rendered).toBe(1)
    await choose('de')
    const after = read()
    await expect.poll(() => rendered).toBe(2)
    resolve()
    expect(await before).toBe('undefined on en-NZ: Hello, (en-NZ)')
    expect(await after).toBe('de on en-NZ: Guten Tag, (de)')
  })

  it('and what page kinds do by themselves stays in the site’s', async () => {
    await choose('de')
    await server.services.jobs.run()
    server.time.now += hour
    await server.services.jobs.run()
    expect(heard).toEqual(['Hello,'])
  })
})
