import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../bench/site-under-test.ts'
import { createPage, logIn, ownTool } from '../bench/staff.ts'
import { limit } from '../limits/limits.ts'
import { root } from '../setup/root.mjs'
import { makeTarball, releaseName } from './make-tarball.ts'
import { linesOf, runProgram, runServer, type RunningProgram } from './run-release.ts'

const start = ['node', 'sitewright.mjs']
const started: RunningProgram[] = []
let place: string
/** Where the release was unpacked: there is nothing else of the project. */
let folder: string
/** The only programs that can be found are those in this folder, and it has none but Node. */
let path: string

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'sitewright-release-'))
  path = join(place, 'bin')
  mkdirSync(path)
  symlinkSync(process.execPath, join(path, 'node'))
  execFileSync('tar', ['-xzf', await makeTarball(join(place, 'made')), '-C', place])
  folder = join(place, releaseName)
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  rmSync(place, { recursive: true, force: true })
})

function run(command: readonly string[], env: Record<string, string> = {}) {
  const program = runProgram({ command, folder, env: { PATH: path, ...env } })
  started.push(program)
  return program
}

async function serve(data: string) {
  const server = await runServer({ command: start, folder, env: { PATH: path, DATA_DIR: join(place, data) } })
  started.push(server)
  return server
}

async function stop({ child, ended }: RunningProgram) {
  child.kill('SIGTERM')
  return ended
}

const statusOf = async (url: string) => (await fetch(url)).status

it('serves, saves, backs up and restores with Node alone', async () => {
  const server = await serve('data')
  const { origin } = server
  expect([await statusOf(origin), await statusOf(`${origin}/readyz`)]).toEqual([200, 200])

  const login = join(place, 'data/first-login')
  expect(statSync(login).mode & 0o777).toBe(0o600)
  const [, password = ''] = /Password: +(\S+)/.exec(readFileSync(login, 'utf8')) ?? []
  const { call, cookie } = await logIn(origin, password)
  await createPage(call, { title: 'Huts', url: 'huts', content: '<p>Twelve bunks and a stove</p>' })
  expect(await (await fetch(`${origin}/huts`)).text()).toContain('Twelve bunks and a stove')

  // what is read of packages at run time: a native one, in a process of its own, and data
  expect(await thumbnailType(origin, cookie)).toBe('image/webp')
  expect(await call('GET private/icon-search.json.php', { set: 'fas', q: 'tent' })).not.toEqual([])

  const backup = run([...start, 'backup', join(place, 'site.tar')], { DATA_DIR: join(place, 'data') })
  expect([await backup.ended, backup.said().errors]).toEqual([0, ''])
  expect(await stop(server)).toBe(0)
  expect(server.said().errors).toBe('')
  expect(server.said().output).not.toContain(password)
  expect(linesOf(server.said().output).map(({ msg }) => msg)).toContain('answered')

  const restore = run([...start, 'restore', join(place, 'site.tar')], { DATA_DIR: join(place, 'restored') })
  expect([await restore.ended, restore.said().errors]).toEqual([0, ''])
  const again = await serve('restored')
  expect(await (await fetch(`${again.origin}/huts`)).text()).toContain('Twelve bunks and a stove')
  const doctor = run([...start, 'doctor'], { DATA_DIR: join(place, 'restored') })
  expect([await doctor.ended, doctor.said().output]).toEqual([0, expect.stringContaining('0 failures')])
  expect(await stop(again)).toBe(0)
})

/** Uploads a picture. @returns what kind of file is its thumbnail, which is drawn for it. */
async function thumbnailType(origin: string, cookie: string) {
  const picture = readFileSync(join(root, 'docs/pictures/home.webp'))
  const form = new FormData()
  const { idFolder } = await (
    await fetch(`${origin}/api/1/protected/folder-get-list.json.php`, { headers: { cookie } })
  )
    .json()
    .then((folders: { idFolder: number; Root: string }[]) => folders.find(({ Root }) => Root === 'public') ?? fail())
  form.set('idFolder', String(idFolder))
  form.set('fileKey', new Blob([picture]), 'home.webp')
  const headers = { cookie, ...ownTool }
  const sent = await fetch(`${origin}/api/1/private/file-upload.json.php`, { method: 'POST', headers, body: form })
  const { id }: { id: number } = await sent.json()
  const drawn = await fetch(`${origin}/api/1/private/file-get.php?id=${id}&thumb=1`, { headers })
  return drawn.headers.get('content-type')
}

function fail(): never {
  throw new Error('The site has no public folder')
}

it('waits for a database that is away, longer each time, until it is told to end', async () => {
  const url = join(place, 'database-url')
  writeFileSync(url, `postgres://sitewright:secret@127.0.0.1:${await freePort()}/sitewright\n`)
  const server = run(start, { DATABASE_URL_FILE: url, DATA_DIR: join(place, 'away') })
  const pauses = () =>
    Array.from(server.said().output.matchAll(/is tried again in ([\d.]+) s/g), ([, seconds]) => Number(seconds))
  await vi.waitFor(() => expect(pauses().length).toBeGreaterThan(2), limit(30))
  const [first = 0, second = 0, third = 0] = pauses()
  expect([second > first, third > second]).toEqual([true, true])
  expect(await stop(server)).toBe(0)
  expect(linesOf(server.said().output).length).toBeGreaterThan(2)
  expect(server.said().output).not.toContain('secret')
})

it('brings all that the server loads, and nothing that only compiles it', async () => {
  const { sitewright } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8')) as {
    sitewright: { unbundled: Record<string, string> }
  }
  const names = Object.keys(sitewright.unbundled)
  const absent = names.filter(
    (name) => globSync(`node_modules/${name}/${sitewright.unbundled[name]}`, { cwd: folder }).length === 0,
  )
  expect(absent).toEqual([])
  const code = names.filter((name) => sitewright.unbundled[name] === '**').map((name) => `await import('${name}')`)
  writeFileSync(join(folder, 'apps/server/try.mjs'), `${code.join('\n')}\nconsole.log('loaded')\n`)
  const loading = run(['node', 'apps/server/try.mjs'])
  expect([await loading.ended, loading.said()]).toEqual([0, { output: 'loaded\n', errors: '' }])

  // what the bundle imports by name, it says so in these words
  const bundle = readFileSync(join(folder, 'apps/server/dist/main.js'), 'utf8')
  const imported = Array.from(
    bundle.matchAll(/(?:^import .*?from |\bimport\()"([@a-z][^":]*)"/gm),
    ([, name = '']) => name,
  )
  expect([...new Set(imported)].filter((name) => !names.includes(name) && name !== 'vite')).toEqual([])
  expect(imported.length).toBeGreaterThan(8)
  const tools = ['typescript', 'vite', 'nx', 'vitest', 'react']
  expect(tools.filter((name) => globSync(`node_modules/${name}`, { cwd: folder }).length > 0)).toEqual([])
})

it('names the licences of what it contains', () => {
  const notices = readFileSync(join(folder, 'THIRD-PARTY-NOTICES'), 'utf8')
  const [, version] = /^react (\S+) \(MIT\)$/m.exec(notices) ?? []
  expect(version).toBe(
    (JSON.parse(readFileSync(join(root, 'node_modules/react/package.json'), 'utf8')) as { version: string }).version,
  )
  expect(notices).toMatch(/^sharp \S+ \(Apache-2\.0\)$/m)
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
})

it('says so where it is unpacked on a machine of another kind', async () => {
  const manifest = join(folder, 'package.json')
  const before = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, before.replace(`"${process.arch}"`, '"s390x"'))
  const program = run([...start, 'doctor'])
  expect(await program.ended).toBe(1)
  expect(program.said().errors).toBe(
    `This release is for ${process.platform}-s390x, and this machine is ${process.platform}-${process.arch}\n`,
  )
  writeFileSync(manifest, before)
})
