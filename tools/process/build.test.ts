import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../setup/root.mjs'

/** Does for Nx and npm: notes that it began, waits until it may go on, writes what is to be there, and notes that. */
const fake = (...made: string[]) => `
const { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')
appendFileSync('log', 'begins ' + process.pid + '\\n')
const waiting = setInterval(() => {
  if (!existsSync('go')) return
  clearInterval(waiting)
  for (const path of ${JSON.stringify(made)}) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, String(process.pid))
  }
  appendFileSync('log', 'ends ' + process.pid + '\\n')
}, 10)
`
const bundle = 'apps/server/dist/main.js'
const waits = 'Another command installs or builds in this checkout: waiting for it to end'

interface Started {
  child: ChildProcess
  said: string
  ended: Promise<number | null>
  /** Resolves once it has said that it waits. */
  waiting: () => Promise<void>
}

let folder: string
const running = new Set<Started>()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const tools of ['tools/process', 'tools/setup', 'tools/page-kinds'])
    cpSync(join(root, tools), join(folder, tools), { recursive: true })
  put('tools/package.json', '{ "type": "module" }')
  put('package-lock.json', '{}')
  put('.nvmrc', '24')
  put('apps/site/src/main.ts', '1')
  put('node_modules/nx.js', fake(bundle, 'apps/site/dist/server/entry-server.js', 'apps/site/dist/client/a.js'))
  put('npm.js', fake('node_modules/a/index.js'))
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync('../nx.js', join(folder, 'node_modules/.bin/nx'))
})
afterEach(async () => {
  // anyone who still waits is let go
  if (running.size > 0) put('go')
  await Promise.all([...running].map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

function put(path: string, text = '') {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const log = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [])
const did = () => log().map((line) => line.split(' ')[0])
const begun = (times: number) =>
  vi.waitFor(() => expect(did().filter((word) => word === 'begins')).toHaveLength(times), 60_000)

function start(...args: string[]) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const started: Started = {
    child,
    said: '',
    ended: once(child, 'close').then(([code]: (number | null)[]) => (running.delete(started), code ?? null)),
    waiting: () => vi.waitFor(() => expect(started.said).toContain(waits), 60_000),
  }
  child.stderr.setEncoding('utf8').on('data', (text: string) => (started.said += text))
  running.add(started)
  return started
}

const build = () => start('tools/process/build.ts')
const install = () => start('tools/setup/install.mjs', process.execPath, 'npm.js')

describe('two builds in one checkout at once', () => {
  it('are one: the second waits, says so, and leaves what the first built', async () => {
    const first = build()
    await begun(1)
    const second = build()
    await second.waiting()
    put('go')
    expect([await first.ended, await second.ended]).toEqual([0, 0])
    const holder = new RegExp(`^${waits}: \\S+build\\.ts \\(process ${first.child.pid}\\)\\n$`)
    expect([first.said, second.said]).toEqual(['', expect.stringMatching(holder)])
    expect(did()).toEqual(['begins', 'ends'])
  })

  it('are two if the first is killed half-way', async () => {
    const first = build()
    await begun(1)
    const second = build()
    await second.waiting()
    first.child.kill('SIGKILL')
    await begun(2)
    put('go')
    expect(await second.ended).toBe(0)
    await first.ended
    expect(existsSync(join(folder, bundle))).toBe(true)
  })

  it('are two if the first fails', async () => {
    put('node_modules/nx.js', `${fake()}; process.on('exit', () => (process.exitCode = 1))`)
    const first = build()
    await begun(1)
    const second = build()
    await second.waiting()
    put('go')
    expect([await first.ended, await second.ended]).toEqual([1, 1])
    expect(did()).toEqual(['begins', 'ends', 'begins', 'ends'])
  })

  it.each([
    ['a source changed', () => put('apps/site/src/main.ts', '2 changed')],
    ['a package changed', () => put('libs/ui/src/index.ts', '1')],
    ['other packages are installed', () => put('package-lock.json', '{ "a": 1 }')],
    ['a bundle was replaced', () => put(bundle, 'something else')],
    ['a bundle is gone', () => rmSync(join(folder, bundle))],
  ])('build anew where %s', async (_, change) => {
    put('go')
    expect(await build().ended).toBe(0)
    change()
    expect(await build().ended).toBe(0)
    expect(did()).toEqual(['begins', 'ends', 'begins', 'ends'])
  })

  it.each(['apps/site/src/main.test.ts', 'libs/ui/README.md', 'libs/ui/dist/index.js', 'apps/site/node_modules/a.js'])(
    'build nothing anew for %s',
    async (path) => {
      put('go')
      expect(await build().ended).toBe(0)
      put(path, 'changed')
      expect(await build().ended).toBe(0)
      expect(did()).toEqual(['begins', 'ends'])
    },
  )
})

describe('two installations in one checkout at once', () => {
  it('are one: the second waits and finds everything there', async () => {
    const first = install()
    await begun(1)
    const second = install()
    await second.waiting()
    put('go')
    expect([await first.ended, await second.ended]).toEqual([0, 0])
    expect(did()).toEqual(['begins', 'ends'])
  })

  it('keep a build waiting', async () => {
    const first = install()
    await begun(1)
    const second = build()
    await second.waiting()
    put('go')
    expect([await first.ended, await second.ended]).toEqual([0, 0])
    expect(did()).toEqual(['begins', 'ends', 'begins', 'ends'])
  })
})
