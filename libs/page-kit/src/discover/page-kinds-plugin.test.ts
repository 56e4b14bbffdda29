// @vitest-environment node
import fs from 'node:fs'
import path from 'node:path'
import { build, createServer, defaultClientConditions } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { InstalledKind } from '../registry.ts'
import { loadInstalledServers, type InstalledKindServer } from './load-page-kind-servers.ts'
import { pageKindsPlugin } from './page-kinds-plugin.ts'
import {
  appPackage,
  contributingPackage,
  extensibleKind,
  kindPackage,
  temporaryApp,
  type AppFiles,
} from '../testing/temporary-app.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

function app(...files: AppFiles[]): string {
  const made = temporaryApp(
    Object.assign({ 'main.js': "export { default } from 'virtual:page-kinds'" }, ...files) as AppFiles,
  )
  undo.push(made.remove)
  return made.folder
}

const kit = fs.realpathSync(path.join(import.meta.dirname, '../..'))

/** An app with a kind to which others contribute; the kit is linked into it. */
function extended(...files: AppFiles[]): string {
  const kind = kindPackage({ name: 'one', kind: 'kind-one', client: extensibleKind, server: extensibleKind })
  const folder = app(kind, ...files)
  fs.mkdirSync(path.join(folder, 'node_modules/@sitewright'))
  fs.symlinkSync(kit, path.join(folder, 'node_modules/@sitewright/page-kit'))
  return folder
}

const resolve = { conditions: ['@sitewright/source', ...defaultClientConditions] }

/** Builds the app and gives the text of each chunk. */
async function buildApp(folder: string): Promise<string[]> {
  await build({
    configFile: false,
    logLevel: 'silent',
    // Somewhere else, as for a site whose entries lie in a folder of their own: the kinds are still the app's.
    root: path.join(folder, '..'),
    plugins: [pageKindsPlugin({ appDir: folder })],
    resolve,
    build: {
      outDir: path.join(folder, 'out'),
      lib: { entry: path.join(folder, 'main.js'), formats: ['es'], fileName: 'app' },
      minify: false,
    },
  })
  return fs.readdirSync(path.join(folder, 'out')).map((file) => fs.readFileSync(path.join(folder, 'out', file), 'utf8'))
}

describe('pageKindsPlugin', () => {
  it('puts each kind into a chunk of its own, apart from the list of them', async () => {
    const folder = app(
      appPackage('one', 'two'),
      kindPackage({ name: 'one', kind: 'kind-one' }),
      kindPackage({ name: 'two', kind: 'kind-two' }),
    )
    const chunks = await buildApp(folder)
    expect(chunks).toHaveLength(3)
    const list = chunks.find((chunk) => chunk.includes('package'))
    expect(list).toContain('kind-one')
    expect(list).not.toContain('client of')
    for (const name of ['one', 'two'])
      expect(chunks.filter((chunk) => chunk.includes(`client of ${name}`))).toHaveLength(1)
  })

  it('gives kind, package, loader and who stands in for others in development too', async () => {
    const folder = app(appPackage('one'), kindPackage({ name: 'one', kind: 'kind-one', fallback: true }))
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      plugins: [pageKindsPlugin({ appDir: folder })],
    })
    undo.push(() => server.close())
    const { default: kinds } = (await server.ssrLoadModule('/main.js')) as { default: InstalledKind[] }
    expect(kinds).toMatchObject([{ kind: 'kind-one', package: 'one', fallback: true }])
    expect((await kinds[0]!.load()).default.manifest.kind).toBe('kind-one')
  })

  it('loads a kind with what packages contribute to it, each in a chunk of its own', async () => {
    const folder = extended(appPackage('one', 'b', '@own/a'), contributingPackage({ name: 'b' }), {
      ...contributingPackage({ name: '@own/a', points: { 'kind-one/parts': './more' } }),
    })
    const chunks = await buildApp(folder)
    for (const name of ['b', '@own/a'])
      expect(chunks.filter((chunk) => chunk.includes(`client part of ${name}`))).toHaveLength(1)
    const { default: kinds } = (await import(path.join(folder, 'out/app.mjs'))) as { default: InstalledKind[] }
    expect(kinds).toHaveLength(1)
    const { default: kind } = await kinds[0]!.load()
    expect(kind).toHaveProperty('parts', [
      ['@own/a', 'client part of @own/a'],
      ['b', 'client part of b'],
    ])
  })

  it('leaves out a contribution that cannot be used, and says so', async () => {
    const folder = extended(
      appPackage('one', 'good', 'refused', 'torn'),
      contributingPackage({ name: 'good' }),
      contributingPackage({ name: 'refused', client: "export default 'refused'" }),
      contributingPackage({ name: 'torn', client: "throw new Error('no such thing')\nexport default 1" }),
    )
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    undo.push(() => said.mockRestore())
    await buildApp(folder)
    const { default: kinds } = (await import(path.join(folder, 'out/app.mjs'))) as { default: InstalledKind[] }
    expect((await kinds[0]!.load()).default).toHaveProperty('parts', [['good', 'client part of good']])
    expect(said.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      'refused cannot contribute to kind-one/parts: that is no part',
      'torn cannot contribute to kind-one/parts: no such thing',
    ])
  })

  it('names what is contributed to server halves beside the kind', async () => {
    const folder = extended(appPackage('one', 'b'), contributingPackage({ name: 'b' }))
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      plugins: [pageKindsPlugin({ appDir: folder, half: 'server' })],
    })
    undo.push(() => server.close())
    const { default: kinds } = (await server.ssrLoadModule('/main.js')) as { default: InstalledKindServer[] }
    const [loaded] = await loadInstalledServers(kinds)
    expect(loaded).toHaveProperty('parts', [['b', 'server part of b']])
  })

  it('stops the build with the name of a package that contributes wrongly', async () => {
    const folder = extended(appPackage('one', 'b'), contributingPackage({ name: 'b', kit: 7 }))
    await expect(buildApp(folder)).rejects.toThrow('b was written for version 7 of the page kit')
  })

  it('gives an empty list to an app without page kinds', async () => {
    expect(await buildApp(app(appPackage()))).toHaveLength(1)
  })

  it('stops the build with the name of a package it cannot use', async () => {
    const folder = app(appPackage('old'), kindPackage({ name: 'old', kind: 'x', kit: 7 }))
    await expect(buildApp(folder)).rejects.toThrow('old was written for version 7 of the page kit')
  })
})
