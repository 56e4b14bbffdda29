import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const source = (file: string) => JSON.stringify(path.join(import.meta.dirname, '..', file))

/** A kind in two modules, whose call answers a word and refuses the word 'no'. */
const server = (title: string, more = '') => `
  import { defineCalls } from ${source('../../../libs/api-client/src/contract/index.ts')}
  import { RefusedError } from ${source('../../../libs/page-kit/src/server/index.ts')}
  import { Type } from 'typebox'
  import { word } from './word.ts'
  const manifest = { kind: 'huts', title: ${JSON.stringify(title)}, detail: '', permissions: { 'plugin.huts': 'Edit' }, editor: 'plugin.huts' }
  export default {
    ${more}manifest, blank: () => '', clean: () => '', text: () => '',
    calls: defineCalls({
      'GET public/word.json.php': { summary: 'A word', access: 'anyone', input: Type.Object({}), reply: Type.Object({ word: Type.String() }) },
    }),
    handlers: () => ({
      'GET public/word.json.php': () => {
        if (word === 'no') throw new RefusedError(418, 'No word')
        return { word }
      },
    }),
  }`
const word = (value: string) => `export const word: string = ${JSON.stringify(value)}`

/** Serves it until it is killed; its pages are what the site's entry says. */
const program = `
  import { readConfig } from ${source('config.ts')}
  import { develop } from ${source('develop/develop.ts')}
  import { createLog } from ${source('metrics/log.ts')}
  import { pathToFileURL } from 'node:url'
  const folder = process.cwd()
  const load = async (onBroken) => {
    try {
      return [(await import(pathToFileURL(folder + '/kind/server.ts').href)).default]
    } catch (error) {
      onBroken({ package: 'huts', error })
      return []
    }
  }
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder + '/data', ADMIN_PASSWORD: 'a long password', STARTER_SITE: 'off' })
  const log = createLog({ level: 'error' })
  const site = await develop({ config, log, site: folder + '/site', kinds: { folders: [folder + '/kind'], load } })
  process.on('SIGTERM', () => void site.stop())
  console.log('at ' + site.address)`

let folder: string
let child: ChildProcess
let origin: string
let said = ''

beforeEach(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-develop-')))
  fs.symlinkSync(path.join(import.meta.dirname, '../../../../node_modules'), path.join(folder, 'node_modules'))
  write('package.json', '{ "type": "module" }')
  write('kind/server.ts', server('Huts'))
  write('kind/word.ts', word('first'))
  write('site/vite.config.ts', 'export default { logLevel: "silent" }')
  write('site/src/entry-server.tsx', page('one'))
  child = spawn(process.execPath, ['--conditions=@sitewright/source', '--input-type=module', '-e', program], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development' },
  })
  said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => (said += more))
  origin = await vi.waitFor(() => {
    const [, address] = /at (http:\S+)/.exec(said) ?? []
    if (!address) throw new Error(`It does not say where it is: ${said}`)
    return address
  })
})
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  fs.rmSync(folder, { recursive: true, force: true })
})

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), content)
}

const page = (words: string) => `
  const render = async () => ({ status: 200, html: '<!doctype html><html><head></head><body>${words}</body></html>' })
  export default { scriptHashes: [], lookSheet: () => '', render }`

const ask = async (address: string) => (await fetch(`${origin}${address}`)).text()
const asked = () => ask('/api/1/public/word.json.php')

it('serves a changed module of a server half, and its errors are still those of the server', async () => {
  expect(await asked()).toBe('{"word":"first"}')
  write('kind/word.ts', word('second'))
  await vi.waitFor(async () => expect(await asked()).toBe('{"word":"second"}'))
  write('kind/word.ts', word('no'))
  await vi.waitFor(async () => expect((await fetch(`${origin}/api/1/public/word.json.php`)).status).toBe(418))
})

it('goes on with the former server half where the new one cannot be loaded, says so, and takes its correction', async () => {
  write('kind/word.ts', `${word('third')}; throw new Error('there is no hut')`)
  await vi.waitFor(() => expect(said).toContain('there is no hut'))
  expect(await asked()).toBe('{"word":"first"}')
  expect(await ask('/')).toContain('there is no hut')
  write('kind/word.ts', word('second'))
  await vi.waitFor(async () => expect(await asked()).toBe('{"word":"second"}'))
  expect(await ask('/')).not.toContain('there is no hut')
})

it('leaves a kind out whose tables cannot be made, says why in the terminal and over the page, and takes its mending', async () => {
  const migration = (work: string) => `migrations: { '0001-huts': { async up() { ${work} } } }, `
  write('kind/server.ts', server('Huts', migration(`throw new Error('no table for huts')`)))
  const failure = "The tables of the page kind 'huts' could not be made, in migration huts-0001-huts: no table for huts"
  await vi.waitFor(() => expect(said).toContain(`\n${failure}\n`))
  await vi.waitFor(async () => expect(await ask('/')).toContain(failure))
  write('kind/server.ts', server('Huts', migration('')))
  await vi.waitFor(async () => expect(await asked()).toBe('{"word":"first"}'))
  expect(await ask('/')).not.toContain(failure)
})

it('ends with everything that it has opened', async () => {
  expect(await asked()).toContain('first')
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
})
