// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { loadPageKindServers } from './load-page-kind-servers.ts'
import {
  appPackage,
  contributingPackage,
  extensibleKind,
  kindPackage,
  temporaryApp,
  type AppFiles,
} from '../testing/temporary-app.ts'

let remove: (() => void) | undefined
afterEach(() => remove?.())

function app(...files: AppFiles[]): string {
  const made = temporaryApp(Object.assign({}, ...files) as AppFiles)
  remove = made.remove
  return made.folder
}

describe('loadPageKindServers', () => {
  it('imports the server half of each kind, by package name', async () => {
    const folder = app(
      appPackage('b', '@own/a'),
      kindPackage({ name: 'b', kind: 'kind-b' }),
      kindPackage({ name: '@own/a', kind: 'kind-a' }),
    )
    const servers = await loadPageKindServers(folder)
    expect(servers.map((server) => server.manifest.kind)).toEqual(['kind-a', 'kind-b'])
  })

  it.each([
    [
      'throws while it is imported',
      { server: 'throw new Error("no such table")' },
      'bad: its server half cannot be loaded: no such table',
    ],
    ['does not parse', { server: 'export default {' }, 'bad: its server half cannot be loaded'],
    [
      'has no default export',
      { server: 'export const manifest = {}' },
      'bad: its server half cannot be loaded: it has no default export',
    ],
    [
      'calls itself something else',
      { server: 'export default { manifest: { kind: "y" } }' },
      "its manifest says 'y', its package.json 'x'",
    ],
    [
      'has a job that is never due',
      { server: 'export default { manifest: { kind: "x" }, jobs: { digest: { at: "6:30", run: async () => {} } } }' },
      "bad: its server half cannot be loaded: its job 'digest' is never due: '6:30' is no time of the clock",
    ],
    [
      'has no server half',
      { exports: { './package.json': './package.json' } },
      'bad: its server half cannot be loaded',
    ],
  ])('names a package that %s', async (_, broken, message) => {
    const folder = app(appPackage('bad'), kindPackage({ name: 'bad', kind: 'x', ...broken }))
    await expect(loadPageKindServers(folder)).rejects.toThrow(message)
  })

  it('keeps the other kinds when one is broken and handled by a callback', async () => {
    const folder = app(
      appPackage('absent', 'bad', 'good'),
      kindPackage({ name: 'bad', kind: 'x', server: 'throw new Error("broken")' }),
      kindPackage({ name: 'good', kind: 'y' }),
    )
    const broken: string[] = []
    const servers = await loadPageKindServers(folder, { onBroken: (problem) => broken.push(problem.package) })
    expect(servers.map((server) => server.manifest.kind)).toEqual(['y'])
    expect(broken).toEqual(['absent', 'bad'])
  })

  it('brings to each kind what packages contribute to it', async () => {
    const folder = app(
      appPackage('one', 'b', '@own/a'),
      kindPackage({ name: 'one', kind: 'kind-one', server: extensibleKind }),
      contributingPackage({ name: 'b' }),
      contributingPackage({ name: '@own/a', points: { 'kind-one/parts': './more' } }),
    )
    expect((await loadPageKindServers(folder))[0]).toHaveProperty('parts', [
      ['@own/a', 'server part of @own/a'],
      ['b', 'server part of b'],
    ])
  })

  it.each([
    ['that throws', { server: 'throw new Error("broken")' }, 'bad cannot contribute to kind-one/parts: broken'],
    ['that brings nothing', { server: 'export const x = 1' }, 'kind-one/parts: it has no default export'],
    ['that the kind refuses', { server: 'export default "refused"' }, 'kind-one/parts: that is no part'],
    ['to a point that the kind lacks', { points: { 'kind-one/huts': '.' } }, 'has no such extension point'],
    ['to a kind that is not there', { points: { 'kind-two/parts': '.' } }, 'no package brings that page kind'],
  ])('names a contribution %s, and keeps the kind without it', async (_, broken, message) => {
    const folder = app(
      appPackage('bad', 'good', 'one'),
      kindPackage({ name: 'one', kind: 'kind-one', server: extensibleKind }),
      contributingPackage({ name: 'bad', ...broken }),
      contributingPackage({ name: 'good' }),
    )
    await expect(loadPageKindServers(folder)).rejects.toThrow(message)
    const problems: string[] = []
    const options = { onBroken: ({ error }: { error: Error }) => problems.push(error.message) }
    const [server] = await loadPageKindServers(folder, options)
    expect(server).toHaveProperty('parts', expect.arrayContaining([['good', 'server part of good']]))
    expect(problems).toEqual([expect.stringContaining(message)])
  })

  it('runs under plain Node, which only strips types, and imports neither React nor Vite', () => {
    const folder = app(appPackage('good'), kindPackage({ name: 'good', kind: 'y' }))
    const module = new URL('./index.ts', import.meta.url).href
    const script = `
      import { registerHooks } from 'node:module'
      const asked = []
      registerHooks({ resolve: (name, context, next) => (asked.push(name), next(name, context)) })
      const { loadPageKindServers } = await import(${JSON.stringify(module)})
      const [server] = await loadPageKindServers(${JSON.stringify(folder)})
      console.log(server.manifest.kind, asked.filter((name) => /^[a-z@]/.test(name) && !/^(node|file):/.test(name)))`
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    expect(said).toMatch(/^y \[[^\]]*'good\/server'/)
    expect(said).not.toMatch(/react|vite/)
  })
})
