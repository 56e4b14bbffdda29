// @vitest-environment node
import fs from 'node:fs'
import path from 'node:path'
import { build, createServer } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import type { InstalledKind } from '../registry.ts'
import { pageKindsPlugin } from './page-kinds-plugin.ts'
import { appPackage, kindPackage, temporaryApp, type AppFiles } from '../testing/temporary-app.ts'

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

/** Builds the app and gives the text of each chunk. */
async function buildApp(folder: string): Promise<string[]> {
  await build({
    configFile: false,
    logLevel: 'silent',
    // Somewhere else, as for a site whose entries lie in a folder of their own: the kinds are still the app's.
    root: path.join(folder, '..'),
    plugins: [pageKindsPlugin({ appDir: folder })],
    build: {
      outDir: path.join(folder, 'out'),
      lib: { entry: path.join(folder, 'main.js'), formats: ['es'] },
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

  it('gives kind, package and loader in development too', async () => {
    const folder = app(appPackage('one'), kindPackage({ name: 'one', kind: 'kind-one' }))
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
    expect(kinds).toMatchObject([{ kind: 'kind-one', package: 'one' }])
    expect((await kinds[0]!.load()).default.manifest.kind).toBe('kind-one')
  })

  it('gives an empty list to an app without page kinds', async () => {
    expect(await buildApp(app(appPackage()))).toHaveLength(1)
  })

  it('stops the build with the name of a package it cannot use', async () => {
    const folder = app(appPackage('old'), kindPackage({ name: 'old', kind: 'x', kit: 7 }))
    await expect(buildApp(folder)).rejects.toThrow('old was written for version 7 of the page kit')
  })
})
