import { expect, test, type APIRequestContext } from '@playwright/test'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from '../administrator.ts'
import { sitewright, startSitewright } from '../command-line.ts'

// Larger than the log of a database becomes before it is moved into the file: 4 MB. No browser is needed.
const paragraph = '<p>The path climbs through beech woods to the first pasture, and on to the hut below the pass.</p>'

let folder: string
test.beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'sitewright-large-'))))
test.afterEach(() => rm(folder, { recursive: true, force: true }))

/** Somebody who saves the same page again and again. */
async function startWriter(request: APIRequestContext, address: string) {
  const headers = { 'x-requested-with': 'a journey' }
  const post = async <Answer>(call: string, data: object) => {
    const reply = await request.post(`${address}/api/1/${call}.json.php`, { headers, data })
    expect(reply.status()).toBe(200)
    return (await reply.json()) as Answer
  }
  await post('public/login', { name: administrator.email, pass: administrator.password })
  const types = await request.get(`${address}/api/1/private/pagetype-get-list.json.php`)
  const type = ((await types.json()) as { id: number; renderer: string }[]).find(
    ({ renderer }) => renderer === 'single-page',
  )
  const { id } = await post<{ id: number }>('private/page-create', {
    id: type?.id,
    detail: 'Long',
    url: 'long',
    cloneid: 0,
  })
  const published = { published: true, pub_start: null, pub_end: null }
  await post('private/page-update', { id, title: 'The long way', url: 'long', ...published })
  let saves = 0
  return {
    save: async () => {
      const content = `<p>Save ${++saves}</p>${paragraph.repeat(300)}`
      await post('protected/plugin/single-page/save-page', { id, content })
    },
    saves: () => saves,
  }
}

const sizeOf = (site: string) => statSync(join(site, 'sitewright.sqlite')).size
const well = { code: 0, errors: '' }

test('every command does its work on a site of 10 MB, and a backup made while people write is restored', async ({
  request,
}) => {
  const DATA_DIR = join(folder, 'first')
  const archive = join(folder, 'site.tar')
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = administrator
  const site = await startSitewright({ DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD })
  const writer = await startWriter(request, site.address)
  while (writer.saves() < 350) await writer.save()

  const backedUp = new AbortController()
  const going = (async () => {
    while (!backedUp.signal.aborted) await writer.save()
  })()
  const before = writer.saves()
  const backup = await sitewright(['backup', archive], { DATA_DIR })
  backedUp.abort()
  await going
  expect(backup).toMatchObject(well)
  expect(writer.saves()).toBeGreaterThan(before)

  // the log is long, and nobody was left to move it into the file
  await site.kill()
  const person = ['--email', 'rescue@example.org']
  expect(await sitewright(['create-admin', ...person, '--generate'], { DATA_DIR })).toMatchObject(well)
  expect(await sitewright(['reset-password', ...person], { DATA_DIR })).toMatchObject({ code: 0 })
  expect(await sitewright(['doctor'], { DATA_DIR })).toMatchObject(well)
  expect(sizeOf(DATA_DIR)).toBeGreaterThan(10_000_000)

  const second = { DATA_DIR: join(folder, 'second') }
  expect(await sitewright(['restore', archive], second)).toMatchObject(well)
  expect(sizeOf(second.DATA_DIR)).toBeGreaterThan(9_000_000)
  expect(existsSync(join(second.DATA_DIR, 'restoring'))).toBe(false)
  expect(await sitewright(['doctor'], second)).toMatchObject(well)

  const forced = await sitewright(['restore', archive, '--force'], { DATA_DIR })
  expect(forced).toMatchObject({ code: 0, output: expect.stringContaining('before-restore-') })
  const third = join(folder, 'third')
  expect(await sitewright(['move', '--to', third], second)).toMatchObject(well)
  expect(await sitewright(['doctor'], { DATA_DIR: third })).toMatchObject(well)

  const restored = await startSitewright({ DATA_DIR: third })
  const page = await request.get(`${restored.address}/long`)
  expect(await page.text()).toContain('<p>Save ')
  expect(await restored.stop()).toBe(0)
})
