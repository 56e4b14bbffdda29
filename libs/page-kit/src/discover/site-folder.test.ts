// @vitest-environment node
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { appPackage, contributingPackage, kindPackage, temporaryApp, type AppFiles } from '../testing/temporary-app.ts'
import { findContributions } from './find-contributions.ts'
import { findPageKinds } from './find-page-kinds.ts'
import { pageKindsPlugin } from './page-kinds-plugin.ts'

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach((remove) => remove()))

function folderWith(...files: AppFiles[]): string {
  const made = temporaryApp(Object.assign({}, ...files) as AppFiles)
  undo.push(made.remove)
  return made.folder
}

/** A package `shared`, of which there may be several copies. */
const shared = (copy: string): AppFiles => ({
  'node_modules/shared/package.json': { name: 'shared', type: 'module', exports: './index.js' },
  'node_modules/shared/index.js': `export const copy = 'shared by ${copy}'`,
})

const half = `import { copy } from 'shared'
export default { manifest: { kind: 'kind-two', copy } }`

/** A kind that lies elsewhere, with a copy of its peer beside it, as its author has it. */
const authored = kindPackage({ name: 'two', kind: 'kind-two', client: half, server: half })
const asPeer = {
  'node_modules/two/package.json': {
    ...(authored['node_modules/two/package.json'] as object),
    peerDependencies: { shared: '*' },
  },
}

/** An app with a kind, and the folder of its site, which links to another. */
function appAndSite() {
  const appDir = folderWith(appPackage('one'), kindPackage({ name: 'one', kind: 'kind-one' }), shared('the app'), {
    'main.js': "export { default } from 'virtual:page-kinds'",
  })
  const elsewhere = folderWith(authored, asPeer, shared('the author'))
  const siteFolder = folderWith(appPackage('two'))
  fs.mkdirSync(path.join(siteFolder, 'node_modules'))
  fs.symlinkSync(path.join(elsewhere, 'node_modules/two'), path.join(siteFolder, 'node_modules/two'))
  return { appDir, siteFolder, elsewhere }
}

describe('the folder of a site', () => {
  it('brings kinds and what contributes to them, beside those of the app', () => {
    const { appDir, siteFolder, elsewhere } = appAndSite()
    expect(findPageKinds(appDir, { siteFolder })).toMatchObject([
      { kind: 'kind-one', from: appDir },
      { kind: 'kind-two', from: siteFolder, folder: path.join(elsewhere, 'node_modules/two') },
    ])
    const adding = folderWith(appPackage('three'), contributingPackage({ name: 'three' }))
    expect(findContributions(appDir, { siteFolder: adding })).toMatchObject([{ package: 'three', from: adding }])
  })

  it('may be absent or empty', () => {
    const { appDir } = appAndSite()
    for (const siteFolder of [path.join(appDir, 'no-such-folder'), folderWith()])
      expect(findPageKinds(appDir, { siteFolder }).map(({ kind }) => kind)).toEqual(['kind-one'])
  })

  it('leaves to the app what both have', () => {
    const { appDir } = appAndSite()
    const siteFolder = folderWith(appPackage('one'), kindPackage({ name: 'one', kind: 'older' }))
    expect(findPageKinds(appDir, { siteFolder })).toMatchObject([{ kind: 'kind-one', from: appDir }])
  })

  it.each(['client', 'server'] as const)(
    'shares the peers of the app with the %s half of a linked kind',
    async (built) => {
      const { appDir, siteFolder } = appAndSite()
      await build({
        configFile: false,
        logLevel: 'silent',
        root: appDir,
        plugins: [pageKindsPlugin({ appDir, siteFolder, half: built })],
        build: {
          outDir: path.join(appDir, 'out'),
          lib: { entry: path.join(appDir, 'main.js'), formats: ['es'], fileName: 'app' },
        },
      })
      const code = fs
        .readdirSync(path.join(appDir, 'out'))
        .map((file) => fs.readFileSync(path.join(appDir, 'out', file), 'utf8'))
      expect(code.join('')).toContain('shared by the app')
      expect(code.join('')).not.toContain('shared by the author')
    },
  )

  it('shares them where the server runs from its sources', () => {
    const { appDir, siteFolder } = appAndSite()
    const module = JSON.stringify(path.join(import.meta.dirname, 'load-page-kind-servers.ts'))
    const options = JSON.stringify({ siteFolder })
    // in a process of its own: how modules are found there is changed for good
    const script = `const { loadPageKindServers } = await import(${module})
      const kinds = await loadPageKindServers(${JSON.stringify(appDir)}, ${options})
      console.log(kinds.map(({ manifest }) => manifest.copy ?? '-').join())`
    const args = ['--conditions=@sitewright/source', '--input-type=module', '--eval', script]
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe('-,shared by the app')
  })
})
