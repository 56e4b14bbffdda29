import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlaces, done, inSqlite, type CommandResult } from '../../testing/command-site.ts'
import { createWholeSite } from '../../testing/whole-site.ts'

// Larger than the log of a database becomes before a thread begins to move it into the file.
const places = createPlaces()
let file: string
beforeAll(async () => {
  const site = await createWholeSite()
  inSqlite(
    site.environment as { DATA_DIR: string },
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 200)
     insert into settings (name, value) select 'padding-' || n, hex(randomblob(25000)) from numbers`,
  )
  file = path.join(places.folder(), 'site.tar')
  await done(['backup', file], site.environment)
  await site.server.close()
})
afterAll(() => places.remove())

/** Runs the real program, which ends by itself. @param before a module that is loaded before the program's own. */
async function run(args: string[], environment: Record<string, string>, before = ''): Promise<CommandResult> {
  const main = path.join(import.meta.dirname, '../../main.ts')
  const loaded = `--import=data:text/javascript,${encodeURIComponent(before)}`
  const child = spawn(process.execPath, ['--conditions=@sitewright/source', loaded, main, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { output: '', errors: '' }
  child.stdout.on('data', (chunk) => (said.output += chunk))
  child.stderr.on('data', (chunk) => (said.errors += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? -1, ...said }
}

it('a backup of 10 MB is restored by a process of its own', async () => {
  const DATA_DIR = path.join(places.folder(), 'data')
  const restored = await run(['restore', file], { DATA_DIR })
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored 10 pages, 2 accounts/), errors: '' })
  expect(fs.statSync(path.join(DATA_DIR, 'sitewright.sqlite')).size).toBeGreaterThan(10_000_000)
  expect(fs.existsSync(path.join(DATA_DIR, 'restoring'))).toBe(false)

  const again = await run(['restore', file, '--force'], { DATA_DIR })
  expect([again.code, again.errors]).toEqual([0, ''])
})

it('a command that cannot end says that it is not done, and its exit code is 1', async () => {
  const DATA_DIR = path.join(places.folder(), 'data')
  const unheld = `import { Worker } from 'node:worker_threads'; Worker.prototype.ref = () => {}`
  const ended = await run(['restore', file], { DATA_DIR }, unheld)
  expect(ended).toEqual({ code: 1, output: '', errors: expect.stringMatching(/^Not done: [^\n]*\n$/) })
})
