import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { formsOf, outsidePackage, type Texts } from './new-package.ts'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'
import { planInside } from './create-inside.ts'
import { registered } from './register.ts'
import { takenKinds } from './taken-kinds.ts'
import { readPackages } from '../workspace/packages.ts'
import type { Manifest } from '../workspace/packages.ts'
import { workspacePackage } from './workspace-package.ts'

const placeholder = /sample[-_ ]?kind/i
const ofManifest = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8'))
const manifestOf = (files: Texts): Manifest => JSON.parse(files['package.json'] ?? '{}')

describe.each([
  ['in this repository', workspacePackage(formsOf('hut-book')), '@sitewright/plugin-hut-book'],
  ['outside of it', outsidePackage(formsOf('hut-book', '@you/hut-book')), '@you/hut-book'],
])('the package of a kind %s', (_, files, name) => {
  it('has the name of the kind wherever the template has its own', () => {
    for (const [path, text] of Object.entries(files))
      expect([path, placeholder.exec(path + text)]).toEqual([path, null])
    expect(manifestOf(files)).toMatchObject({ name, version: '0.1.0', pageKind: { kit: 1, kind: 'hut-book' } })
  })

  it('has both halves, tests and documents', () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'README.md',
        'CHANGELOG.md',
        'messages/de.json',
        'src/client/index.ts',
        'src/client/View.test.tsx',
        'src/server/index.ts',
        'src/server/migrations.ts',
        'src/contract.browser.test.ts',
        'src/contract.node.test.ts',
      ]),
    )
  })

  it('leaves to the site what must be installed once', () => {
    const { dependencies, peerDependencies, devDependencies } = manifestOf(files)
    const once = ['@sitewright/page-kit', '@sitewright/session', '@sitewright/ui', 'react', '@chakra-ui/react']
    for (const each of once) {
      expect(peerDependencies).toHaveProperty([each])
      expect(dependencies).not.toHaveProperty([each])
    }
    expect(devDependencies).toHaveProperty(['@sitewright/page-kit'])
    expect(JSON.stringify([dependencies, peerDependencies])).not.toMatch(/file:|undefined|null/)
  })
})

it('is registered where the site looks for kinds, once each', () => {
  const changed = registered({
    package: '@sitewright/plugin-hut-book',
    folder: 'libs/plugin-hut-book',
    version: '0.1.0',
  })
  expect(Object.keys(changed).toSorted()).toEqual([
    'apps/server/package.json',
    'apps/site/package.json',
    'tools/storybook/package.json',
    'tsconfig.json',
    'tsconfig.test.json',
  ])
  for (const text of Object.values(changed)) expect(text.match(/plugin-hut-book/g)).toHaveLength(1)
})

it('is a generator of Nx too, which can show what it would write', async () => {
  const generate = (name: string) =>
    runTool('nx', ['generate', '@sitewright/page-kit:page-kind', name, '--dry-run'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const { code, output } = await generate('hut-book')
  expect({ code, output }).toMatchObject({ code: 0 })
  const listed = [...stripVTControlCharacters(output).matchAll(/^(?:CREATE|UPDATE) (\S+)/gm)].map(([, path]) => path)
  expect(new Set(listed)).toEqual(new Set(Object.keys((await planInside('hut-book')).files)))
  expect(existsSync(join(root, 'libs/plugin-hut-book'))).toBe(false)
  const refused = await generate('form')
  expect(refused.code).not.toBe(0)
  expect(refused.output).toContain("the page kind 'form' is there already")
})

it('knows the existing kinds', () => {
  expect(takenKinds()).toEqual(expect.arrayContaining(['form', 'single-page', 'sectioned-page']))
})

it('begins with the versions that this repository is tested with, and the ranges that page-kit asks for', () => {
  const { devDependencies = {}, peerDependencies = {} } = manifestOf(outsidePackage(formsOf('hut-book')))
  const packages = readPackages()
  const tested = {
    ...ofManifest('package.json').devDependencies,
    ...ofManifest('libs/page-kit/package.json').dependencies,
  }
  const ours = packages.map(({ name, manifest }) => [name, `^${manifest.version}`] as const)
  expect({ ...tested, ...Object.fromEntries(ours) }).toMatchObject(devDependencies)
  const asked = ofManifest('libs/page-kit/package.json').peerDependencies ?? {}
  const [own, foreign] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(peerDependencies).filter(([name]) => name.startsWith('@sitewright/') === isOwn)),
  )
  expect(asked).toMatchObject(foreign ?? {})
  const names = ['api-client', 'media', 'messages', 'page-kit', 'session', 'ui'].map((name) => `@sitewright/${name}`)
  const versionOf = (name: string) => packages.find((each) => each.name === name)?.manifest.version
  expect(own).toEqual(Object.fromEntries(names.map((name) => [name, `>=${versionOf(name)} <1`])))
})
