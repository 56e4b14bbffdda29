import { existsSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverCommand } from '../process/server-command.ts'
import { makeRoot, place, user } from './make-root.ts'
import { linesOf, runProgram, runServer, type RunningServer } from './run-release.ts'

/** As the Dockerfile sets it. */
const env = { PATH: '/usr/local/bin', NODE_ENV: 'production', DATA_DIR: '/data' }
/** For the kernel's loader, which looks for programs before there is another root. */
const outside = { ...env, PATH: String(process.env['PATH']) }

let folder: string
let server: RunningServer
beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'sitewright-image-')), 'root')
  makeRoot(folder)
  mkdirSync(join(folder, 'proc'))
  server = await runServer({ command: inRoot('node', ...serverCommand), folder, env: outside })
})
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

/** Runs a program as a container does: in a root, a tree of processes and a table of users of its own. */
function inRoot(...command: string[]): string[] {
  const ids = [`--map-user=${user.id}`, `--map-group=${user.id}`]
  const spaces = ['--user', ...ids, '--mount', '--pid', '--fork', '--kill-child', '--mount-proc=/proc']
  return ['unshare', ...spaces, `--root=${folder}`, `--wd=${place}`, '/usr/local/bin/node', ...command.slice(1)]
}

async function done(...command: string[]) {
  const port = new URL(server.origin).port
  const program = runProgram({ command: inRoot(...command), folder, env: { ...outside, PORT: port } })
  return { code: await program.ended, ...program.said() }
}

it('serves from its root alone, as a user without rights', async () => {
  expect((await fetch(server.origin)).status).toBe(200)
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({ status: 'ok' })
  expect(await done('node', '-p', '[process.getuid(), process.pid, process.cwd()].join()')).toEqual({
    code: 0,
    output: `${user.id},1,${place}\n`,
    errors: '',
  })
  const login = linesOf(server.said().output).find(({ file }) => file !== undefined)
  expect(login?.['file']).toBe('/data/first-login')
  expect(lstatSync(join(folder, 'data/first-login')).mode & 0o777).toBe(0o600)
})

it('has its commands, and a check of its health', async () => {
  expect(readFileSync(join(folder, 'usr/local/bin/sitewright'), 'utf8')).toMatch(/^#!\/usr\/local\/bin\/node\n/)
  expect(await done('node', '/usr/local/bin/sitewright', 'doctor')).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 failures'),
  })
  expect(await done('node', 'healthy.mjs')).toEqual({ code: 0, output: '', errors: '' })
})

it('consists of Node, the libraries it needs and the site, of which it is told where they came from', () => {
  const programs = globSync('{bin,sbin,usr/bin,usr/sbin,usr/local/bin}/*', { cwd: folder })
  expect(programs.toSorted()).toEqual(['usr/local/bin/node', 'usr/local/bin/sitewright'])
  expect(existsSync(join(folder, 'var/lib/dpkg/status.d/libc6'))).toBe(true)
  expect(existsSync(join(folder, 'usr/share/doc/libc6/copyright'))).toBe(true)
  const files = globSync('**/*', { cwd: folder, exclude: ['proc', 'data'] }).map((path) =>
    lstatSync(join(folder, path)),
  )
  const megabytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6
  // uncompressed: what is to be downloaded is a third of it
  expect(megabytes).toBeLessThan(250)
})

it('ends at a signal, as the first process', async () => {
  const { pid } = server.child
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  process.kill(Number(first), 'SIGTERM')
  expect(await server.ended).toBe(0)
})
