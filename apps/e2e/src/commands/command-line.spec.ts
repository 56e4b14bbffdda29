import { expect, test } from '@playwright/test'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from '../administrator.ts'
import { sitewright, startSitewright } from '../command-line.ts'
import { publishPage } from '../publish-page.ts'
import { logIn, openLoggedIn } from '../log-in.ts'

let folder: string
test.beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'sitewright-commands-'))))
test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('the program shows its version, its commands and what it did not understand', async () => {
  const { version } = JSON.parse(await readFile(new URL('../../../server/package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  expect(await sitewright(['--version'])).toEqual({ code: 0, output: `${version}\n`, errors: '' })

  const help = await sitewright(['--help'])
  expect(help.code).toBe(0)
  for (const command of ['start', 'backup FILE', 'restore FILE', 'move --to', 'create-admin', 'doctor'])
    expect(help.output).toContain(`\n  ${command}`)

  const unknown = await sitewright(['fly'])
  expect(unknown).toEqual({ code: 2, output: '', errors: expect.stringMatching(/^There is no command 'fly'.*\n$/) })
  const nothing = await sitewright(['backup', join(folder, 'site.tar')], { DATA_DIR: join(folder, 'none') })
  expect(nothing).toEqual({ code: 1, output: '', errors: expect.stringMatching(/^[^\n]+\n$/) })
})

test('a site is started, backed up while it runs, restored elsewhere and checked', async ({ page }) => {
  const first = { DATA_DIR: join(folder, 'first'), ADMIN_EMAIL: administrator.email }
  const archive = join(folder, 'site.tar')

  const site = await startSitewright({ ...first, ADMIN_PASSWORD: administrator.password })
  try {
    await openLoggedIn(page, site.address)
    await publishPage(page, { title: 'Winter walks', type: 'Single page', shortcut: 'winter' })
    const backup = await sitewright(['backup', archive], first)
    expect(backup).toEqual({ code: 0, output: expect.stringContaining(`to ${archive}`), errors: '' })
    const again = await sitewright(['backup', archive], first)
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining(archive) })
    const doctor = await sitewright(['doctor', '--json'], first)
    expect([doctor.code, JSON.parse(doctor.output)]).toEqual([0, expect.objectContaining({ ok: true })])
  } finally {
    expect(await site.stop()).toBe(0)
  }
  expect((await readdir(folder)).sort()).toEqual(['first', 'site.tar'])

  const second = { DATA_DIR: join(folder, 'second') }
  const restored = await sitewright(['restore', archive], second)
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored 6 pages, 1 account/), errors: '' })
  const twice = await sitewright(['restore', archive], second)
  expect(twice.code).toBe(1)
  const doctor = await sitewright(['doctor'], second)
  expect([doctor.code, doctor.output]).toEqual([0, expect.stringContaining('0 failures')])
  const rescued = await sitewright(['create-admin', '--email', 'rescue@example.org', '--generate'], second)
  const password = /Password: (\S+)/.exec(rescued.output)?.[1] ?? ''

  const other = await startSitewright(second)
  try {
    expect((await page.goto(`${other.address}/winter`))?.status()).toBe(200)
    await expect(page).toHaveTitle(/Winter walks/)
    // anyone who was logged in when the backup was made is so no more
    await logIn(page, { email: 'rescue@example.org', password })
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible()
  } finally {
    await other.stop()
  }
})

test('a signal ends the program in time, even during a stalled upload', async () => {
  test.setTimeout(60_000)
  const { email: name, password } = administrator
  const site = await startSitewright({ DATA_DIR: folder, ADMIN_EMAIL: name, ADMIN_PASSWORD: password })
  const login = await fetch(`${site.address}/api/1/public/login.json.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, pass: password }),
  })
  const upload = http.request(`${site.address}/api/1/private/file-upload.json.php`, {
    method: 'POST',
    headers: {
      cookie: login.headers.getSetCookie()[0]?.split(';')[0],
      'x-requested-with': 'a journey',
      'content-type': 'multipart/form-data; boundary=hut',
      expect: '100-continue',
    },
  })
  const cut = once(upload, 'error')
  upload.flushHeaders()
  await once(upload, 'continue')
  upload.write('--hut\r\nContent-Disposition: form-data; name="fileKey"; filename="hut.txt"\r\n\r\nHut')
  // its bytes come as the server gets them
  await expect
    .poll(async () => (await readdir(folder, { recursive: true })).some((each) => each.startsWith('tmp/')))
    .toBe(true)
  expect(await site.stop()).toBe(0)
  await cut
})
