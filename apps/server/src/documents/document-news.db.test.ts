import type { DocumentNews } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createChanges, type Changes } from '../db/changes.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { createDocumentNews, newsLimits, type DocumentNewsroom } from './document-news.ts'

const saveMenu = 'POST private/set_menu_structure.json.php'
const saveLinks = 'POST private/links-save.json.php'

let server: TestServer
let ann: Visitor
let ben: Visitor
const running: Changes[] = []
beforeEach(async () => {
  server = await createTestServer()
  ann = await server.logIn('core.admin')
  ben = await server.logIn('core.menu-manager')
})
afterEach(async () => {
  for (const changes of running.splice(0)) await changes.close()
  await server.close()
})

const identityOf = ({ cookie }: Visitor): Promise<Identity> =>
  server.services.identities.identify(cookie.slice('sitewright='.length))

async function follow(as: Visitor, noun: 'menu' | 'links' = 'menu', news = server.services.documentNews) {
  const told: DocumentNews[] = []
  const feed = news.follow(noun, await identityOf(as))
  const stop = feed({ send: (event) => void told.push(event), end: () => stop() })
  return { told, stop, versions: () => told.map(({ version }) => version) }
}

const save = (as: Visitor) => server.call(saveMenu, { menu: [], delete: [] }, { as })

/** The news of another server of the site. */
async function newsElsewhere(): Promise<DocumentNewsroom> {
  const { databaseUrl, services } = server
  const onError = (error: unknown) => server.log.push(String(error))
  const changes = createChanges({ database: services.database, databaseUrl, onError })
  await changes.listen()
  running.push(changes)
  return createDocumentNews({ ...services, changes, onError })
}

it('tells the editors of a document of each save at once, by whom and as which version', async () => {
  const [hers, his] = [await follow(ann), await follow(ben)]
  await expect.poll(() => his.told).toEqual([{ version: 0, by: '', own: false }])
  await save(ann)
  await expect.poll(() => his.told.at(-1)).toEqual({ version: 1, by: expect.any(String), own: false })
  await expect.poll(() => hers.told.at(-1)).toEqual({ version: 1, by: his.told.at(-1)?.by, own: true })
  await save(ben)
  await expect.poll(his.versions).toEqual([0, 1, 2])
})

it('tells nothing of other documents, and nothing any more to those who left', async () => {
  const his = await follow(ben)
  await expect.poll(his.versions).toEqual([0])
  await server.call(saveLinks, [], { as: ann })
  const late = await follow(ann, 'links')
  await expect.poll(late.versions).toEqual([1])
  his.stop()
  await save(ann)
  const again = await follow(ann)
  await expect.poll(again.versions).toEqual([1])
  expect(his.versions()).toEqual([0])
})

it('is heard on every server of the site', async () => {
  if (!server.databaseUrl) return
  const his = await follow(ben, 'menu', await newsElsewhere())
  await expect.poll(his.versions).toEqual([0])
  await save(ann)
  await expect.poll(his.versions).toEqual([0, 1])
})

it('is for those who may edit the document, in few windows at once', async () => {
  const { documentNews } = server.services
  const him = await identityOf(ben)
  expect(() => documentNews.follow('settings', him)).toThrow('Permission denied')
  const open = []
  for (let count = 0; count < newsLimits.perAccount; count++) open.push(await follow(ben))
  expect(() => documentNews.follow('menu', him)).toThrow('Too many attempts')
  open[0]?.stop()
  expect(() => documentNews.follow('menu', him)).not.toThrow()
})
