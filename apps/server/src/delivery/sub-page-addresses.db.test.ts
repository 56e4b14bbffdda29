import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setSettings } from '../testing/content.ts'
import { meeting, openNewsSite, type NewsSite } from '../testing/news-site.ts'

let site: NewsSite
beforeEach(async () => {
  site = await openNewsSite()
})
afterEach(() => site.close())

describe('the sitemap', () => {
  const listed = async () => [
    ...(await site.server.get('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/g),
  ]
  const addresses = async () => (await listed()).map(([, address = '']) => new URL(address).pathname)

  it('has the addresses below a page that visitors may see', async () => {
    const { roleId } = await site.server.logIn()
    await site.write({ slug: 'minutes', title: 'Minutes', requires: { roles: [roleId] } })
    await site.write({ slug: 'accounts', title: 'Accounts', requires: { permissions: ['core.admin'] } })
    await site.write({ slug: 'not an address', title: 'Nothing' })
    await site.write({ slug: 'hütte', title: 'Hut' })
    expect(await addresses()).toEqual(['/news', '/news/annual-meeting', '/news/h%C3%BCtte'])
    expect((await listed())[1]?.[2]).toContain('<lastmod>2023-11-14T22:13:20.000Z</lastmod>')
    await site.restrict(site.news, roleId)
    expect(await addresses()).toEqual([])
  })

  it('has everything else where a kind fails to list', async () => {
    await site.write({ slug: 'broken', title: 'Broken' })
    await site.add({ kind: 'note', url: 'about' })
    expect(await addresses()).toEqual(['/news', '/about'])
    expect(site.server.log.join()).toContain('the addresses below a page could not be listed')
  })

  it('has the address of a page once that is also below another one, and what is below the start page', async () => {
    await site.add({ kind: 'note', url: 'news/annual-meeting' })
    await setSettings(site.server, { DefaultPage: site.news })
    await site.write({ slug: 'dinner', title: 'Dinner' })
    expect(await addresses()).toEqual(['/', '/news/annual-meeting', '/news/dinner'])
  })
})

describe('a page that has moved', () => {
  it('leads on from the addresses below its former shortcut, with the query, for those who may see it', async () => {
    await site.change(site.news, { url: 'a/b' })
    await site.change(site.news, { url: 'c' })
    expect(await site.ask('/news/annual-meeting?from=a%20mail')).toBe('/c/annual-meeting?from=a%20mail')
    expect(await site.ask('/a/b/annual-meeting')).toBe('/c/annual-meeting')
    expect(await site.ask('/c/annual-meeting')).toMatchObject(meeting)
    expect(await site.ask('/news/annual%2Fmeeting')).toBe(404)
    await site.change(site.news, { url: 'c', published: false })
    expect(await site.ask('/news/annual-meeting')).toBe(404)
  })

  it('leads on from its shortcut in another case, and from the name of another kind', async () => {
    expect(await site.ask('/NEWS/annual-meeting')).toBe('/news/annual-meeting')
    expect(await site.ask(`/pages/note/${site.news}/annual-meeting`)).toBe('/news/annual-meeting')
  })

  it('leads nowhere below the former shortcut of a page whose kind declares nothing', async () => {
    const id = await site.add({ kind: 'note', url: 'about' })
    await site.change(id, { url: 'about-us' })
    expect(await site.ask('/about/annual-meeting')).toBe(404)
  })

  it('is found below its shortcut where it is the start page', async () => {
    await setSettings(site.server, { DefaultPage: site.news })
    expect(await site.ask('/')).toMatchObject({ id: site.news })
    expect(await site.ask('/annual-meeting')).toBe(404)
    expect(await site.ask('/news/annual-meeting')).toMatchObject(meeting)
  })
})
