// @vitest-environment node
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { appPackage, contributingPackage, kindPackage, temporaryApp, type AppFiles } from '../testing/temporary-app.ts'
import { findContributions } from './find-contributions.ts'

let remove: (() => void) | undefined
afterEach(() => remove?.())

/** An app with the kind `kind-one` and these packages. */
function app(...files: AppFiles[]): string {
  const made = temporaryApp(Object.assign({}, kindPackage({ name: 'one', kind: 'kind-one' }), ...files) as AppFiles)
  remove = made.remove
  return made.folder
}

describe('findContributions', () => {
  it('finds what dependencies contribute, by name, and leaves the others alone', () => {
    const folder = app(
      appPackage('one', 'zebra', '@own/huts'),
      contributingPackage({ name: 'zebra', points: { 'kind-one/parts': '.', 'kind-one/colours': './more' } }),
      contributingPackage({ name: '@own/huts' }),
      contributingPackage({ name: 'no-dependency' }),
    )
    const at = (name: string) => ({
      ...{ kind: 'kind-one', package: name, version: '1.2.3', folder: path.join(folder, 'node_modules', name) },
      from: folder,
    })
    expect(findContributions(folder)).toEqual([
      { ...at('@own/huts'), point: 'kind-one/parts', entry: '@own/huts' },
      { ...at('zebra'), point: 'kind-one/parts', entry: 'zebra' },
      { ...at('zebra'), point: 'kind-one/colours', entry: 'zebra/more' },
    ])
  })

  it('finds what a page kind contributes to another', () => {
    const two = kindPackage({ name: 'two', kind: 'kind-two' })
    const manifest = two['node_modules/two/package.json'] as object
    const contributes = { kit: 1, points: { 'kind-one/parts': '.' } }
    const folder = app(appPackage('one', 'two'), two, { 'node_modules/two/package.json': { ...manifest, contributes } })
    expect(findContributions(folder)).toMatchObject([{ package: 'two', point: 'kind-one/parts' }])
  })

  it.each([
    ['for another version of the kit', { kit: 2 }, 'bad was written for version 2 of the page kit, this is version 1'],
    ['without points', { points: {} }, 'bad: its package.json has a contributes without points'],
    ['to something without a kind', { points: { parts: '.' } }, "bad: 'parts' cannot be an extension point"],
    ['by what it does not export', { points: { 'kind-one/parts': './x' } }, "bad: './x', which it contributes to"],
    ['by what is no path', { points: { 'kind-one/parts': true } }, "bad: 'true', which it contributes to"],
    [
      'to a kind that is not there',
      { points: { 'huts/parts': '.' } },
      'bad contributes to huts/parts, but no package brings that page kind',
    ],
  ])('refuses what is contributed %s, and leaves it out', (_, broken, message) => {
    const folder = app(
      appPackage('bad', 'good', 'one'),
      contributingPackage({ name: 'bad', ...broken }),
      contributingPackage({ name: 'good' }),
    )
    expect(() => findContributions(folder)).toThrow(message)
    const problems: string[] = []
    const found = findContributions(folder, { onBroken: ({ error }) => problems.push(error.message) })
    expect(found.map((each) => each.package)).toEqual(['good'])
    expect(problems).toEqual([expect.stringContaining(message)])
  })
})
