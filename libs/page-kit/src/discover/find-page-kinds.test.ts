// @vitest-environment node
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findPageKinds } from './find-page-kinds.ts'
import { appPackage, kindPackage, temporaryApp, type AppFiles } from '../testing/temporary-app.ts'

let remove: (() => void) | undefined
afterEach(() => remove?.())

function app(...files: AppFiles[]): string {
  const made = temporaryApp(Object.assign({}, ...files) as AppFiles)
  remove = made.remove
  return made.folder
}

const plain = { 'node_modules/plain/package.json': { name: 'plain', exports: { '.': './index.js' } } }

describe('findPageKinds', () => {
  it('finds the dependencies that say they are a page kind, by name, and leaves the others alone', () => {
    const folder = app(
      appPackage('zebra', 'plain', '@own/huts'),
      plain,
      kindPackage({ name: 'zebra', kind: 'zebra-page' }),
      kindPackage({ name: '@own/huts', kind: 'huts' }),
    )
    const at = (name: string) => ({
      ...{ package: name, version: '1.2.3', folder: path.join(folder, 'node_modules', name), from: folder },
    })
    expect(findPageKinds(folder)).toEqual([
      { kind: 'huts', ...at('@own/huts') },
      { kind: 'zebra-page', ...at('zebra') },
    ])
  })

  it('tells which of them stands in for others, and takes no second one', () => {
    const notes = { name: 'notes', kind: 'notes', fallback: true }
    const folder = app(appPackage('huts', 'notes'), kindPackage({ name: 'huts', kind: 'huts' }), kindPackage(notes))
    expect(findPageKinds(folder).map(({ fallback }) => fallback)).toEqual([undefined, true])
    const both = app(
      appPackage('notes', 'walks'),
      kindPackage(notes),
      kindPackage({ ...notes, name: 'walks', kind: 'w' }),
    )
    expect(() => findPageKinds(both)).toThrow('notes and walks both stand in for page kinds that are not installed')
  })

  it('ignores an installed page kind that the app does not depend on', () => {
    expect(findPageKinds(app(appPackage('plain'), plain, kindPackage({ name: 'zebra', kind: 'z' })))).toEqual([])
  })

  it('finds a workspace package through its link, and one that is installed in a parent folder', () => {
    const folder = app(kindPackage({ name: 'above', kind: 'a' }), {
      'apps/site/package.json': { dependencies: { above: '*', linked: '*' } },
      'libs/linked/package.json': {
        name: 'linked',
        version: '0.1.0',
        pageKind: { kit: 1, kind: 'l' },
        exports: { './package.json': './package.json' },
      },
    })
    fs.symlinkSync(path.join(folder, 'libs/linked'), path.join(folder, 'node_modules/linked'))
    expect(findPageKinds(path.join(folder, 'apps/site')).map((found) => found.folder)).toEqual([
      path.join(folder, 'node_modules/above'),
      path.join(folder, 'libs/linked'),
    ])
  })

  it('accepts an app without dependencies', () => {
    expect(findPageKinds(app({ 'package.json': { name: 'app' } }))).toEqual([])
  })

  it.each([
    [
      'the same kind twice, naming both packages',
      [kindPackage({ name: 'one', kind: 'same' }), kindPackage({ name: 'two', kind: 'same' })],
      ['one', 'two'],
      "Page kind 'same' comes from one and from two",
    ],
    [
      'a kind written for another version of the kit',
      [kindPackage({ name: 'old', kind: 'x', kit: 0 })],
      ['old'],
      'old was written for version 0 of the page kit, this is version 1',
    ],
    [
      'a kind that does not say its version of the kit',
      [{ 'node_modules/mute/package.json': { pageKind: { kind: 'x' } } }],
      ['mute'],
      'mute was written for version undefined',
    ],
    [
      'a kind without a name',
      [kindPackage({ name: 'nameless', kind: '' })],
      ['nameless'],
      'nameless: its package.json',
    ],
    [
      'a kind whose name no address can hold',
      [kindPackage({ name: 'loud', kind: 'Huts2' })],
      ['loud'],
      "loud: 'Huts2' cannot be a page kind",
    ],
    ['a pageKind that is nothing', [{ 'node_modules/nil/package.json': { pageKind: null } }], ['nil'], 'nil: its'],
    [
      'a kind that hides its package.json',
      [kindPackage({ name: 'shy', kind: 'x', exports: { '.': './client.js', './server': './server.js' } })],
      ['shy'],
      'shy hides its package.json',
    ],
    ['a dependency that is not installed', [], ['absent'], 'absent is a dependency of'],
    ['a package.json that is no JSON', [{ 'node_modules/torn/package.json': '{' }], ['torn'], 'torn/package.json'],
  ])('refuses %s', (_, files, dependencies, message) => {
    const folder = app(appPackage(...dependencies), ...(files as AppFiles[]))
    expect(() => findPageKinds(folder)).toThrow(message)
  })

  it('skips broken ones if they are handled by a callback', () => {
    const folder = app(
      appPackage('absent', 'good', 'old', 'twin'),
      kindPackage({ name: 'good', kind: 'x' }),
      kindPackage({ name: 'old', kind: 'y', kit: 2 }),
      kindPackage({ name: 'twin', kind: 'x' }),
    )
    const broken: string[] = []
    const found = findPageKinds(folder, { onBroken: (problem) => broken.push(problem.package) })
    expect(found.map((kind) => kind.package)).toEqual(['good'])
    expect(broken).toEqual(['absent', 'old', 'twin'])
  })
})
