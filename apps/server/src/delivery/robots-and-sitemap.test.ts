import { fileUrl } from '@sitewright/api-client/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addPage, setSettings } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const textOf = async (address: string) => (await server.get(address)).body

it('robots.txt names the sitemap and keeps robots out of the calls', async () => {
  const text = await textOf('/robots.txt')
  expect(text).toContain('Disallow: /api/')
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})

it('robots.txt allows pictures, whether a robot follows the longest or the first rule', async () => {
  const lines = (await textOf('/robots.txt')).split('\n')
  const rules = lines.flatMap((line) => {
    const [, verb, start] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
    return start === undefined ? [] : [{ allows: verb === 'Allow', start }]
  })
  const verdicts = (address: string) => {
    const matching = rules.filter(({ start }) => address.startsWith(start))
    const longest = matching.toSorted((a, b) => b.start.length - a.start.length)[0]
    return [longest?.allows ?? true, matching[0]?.allows ?? true]
  }
  for (const address of ['/', '/huts', fileUrl(7), fileUrl(7, { w: 640 }), fileUrl(7, { thumb: true })])
    expect([address, verdicts(address)]).toEqual([address, [true, true]])
  for (const address of ['/api/1/protected/app-setup.json.php', '/api/1/private/page-preview.php?id=1', '/api/'])
    expect([address, verdicts(address)]).toEqual([address, [false, false]])
})

it('sitemap.xml lists what a visitor may see, the default page as /', async () => {
  const home = await addPage(server, { url: 'home', published: true })
  await addPage(server, { url: 'hütten', published: true })
  const plain = await addPage(server, { published: true })
  await addPage(server, { url: 'draft' })
  await addPage(server, { url: 'later', published: true, pub_start: server.services.now() + 10 })
  const kept = await addPage(server, { url: 'members', published: true })
  const { roleId } = await server.logIn()
  await server.services.changes.write((tx) =>
    tx.insertInto('page_roles').values({ page_id: kept, role_id: roleId }).execute(),
  )
  await setSettings(server, { DefaultPage: home })
  const text = await textOf('/sitemap.xml')
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    'http://localhost:3000/',
    'http://localhost:3000/h%C3%BCtten',
    `http://localhost:3000/pages/note/${plain}`,
  ])
})
