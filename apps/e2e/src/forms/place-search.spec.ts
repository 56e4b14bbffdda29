import { expect, test } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findings } from '../axe-findings.ts'
import { openLoggedIn } from '../log-in.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
let places: Server
const asked: (string | undefined)[] = []
test.beforeAll(async () => {
  places = createServer((request, response) => {
    asked.push(request.url)
    response.end(JSON.stringify([{ display_name: 'Cape Reinga, New Zealand', lat: '-34.4262', lon: '172.6775' }]))
  })
  await new Promise<void>((done) => void places.listen(0, '127.0.0.1', done))
  const { port } = places.address() as AddressInfo
  site = await startOwnSite({ GEOCODER_URL: `http://127.0.0.1:${port}/search?q={q}` })
})
test.afterAll(async () => {
  await site?.close()
  places.close()
})

test('a place of a map is found by its name; the server asks for it, the browser nobody but the site', async ({
  page,
}) => {
  await openLoggedIn(page, site.address)
  const id = await publishPage(page, { title: 'The cape', type: 'Sectioned page', shortcut: 'cape' })
  const content = JSON.stringify({ sections: [{ sectionType: 'text', config: { Content: '<h1>The cape</h1>' } }] })
  await callAsPage(page, 'POST protected/plugin/sectioned-page/save-page.json.php', { id, content })
  const hosts = new Set<string>()
  page.on('request', (request) => void hosts.add(new URL(request.url()).host))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site.address}/cape`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  await page.getByRole('button', { name: 'Add Google map' }).click()
  const card = page.getByRole('group', { name: /^2\. / })
  const search = card.getByRole('search', { name: 'Places' })
  await search.getByLabel('Find a place').fill('Cape Reinga')
  expect(asked).toEqual([])
  await search.getByRole('button', { name: 'Search' }).click()
  await search.getByRole('button', { name: 'Centre the map on Cape Reinga, New Zealand' }).click()
  await expect(card.getByLabel('Latitude').first()).toHaveValue('-34.4262')
  await search.getByRole('button', { name: 'Add a pin at Cape Reinga, New Zealand' }).click()
  expect(asked).toEqual(['/search?q=Cape%20Reinga'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(await findings(page, 'a map that is searched')).toEqual([])
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Cape Reinga, New Zealand' })).toBeVisible()
  expect([...hosts]).toEqual([new URL(site.address).host])
})
