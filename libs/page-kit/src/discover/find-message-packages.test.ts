// @vitest-environment node
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { appPackage, contributingPackage, kindPackage, temporaryApp, type AppFiles } from '../testing/temporary-app.ts'
import { findMessagePackages } from './find-message-packages.ts'

let remove: (() => void) | undefined
afterEach(() => remove?.())

it('finds what depends on messages, page kinds and what contributes to them, by name', () => {
  const files: AppFiles = Object.assign(
    {},
    appPackage('zebra', 'plain', 'one', 'parts', 'absent'),
    kindPackage({ name: 'one', kind: 'kind-one' }),
    contributingPackage({ name: 'parts', points: { 'kind-one/parts': '.' } }),
    { 'node_modules/plain/package.json': { name: 'plain', dependencies: { react: '*' } } },
    { 'node_modules/zebra/package.json': { name: 'zebra', peerDependencies: { '@sitewright/messages': '*' } } },
  )
  const app = temporaryApp(files)
  remove = app.remove
  const broken: string[] = []
  const found = findMessagePackages(app.folder, { onBroken: (problem) => broken.push(problem.package) })
  const at = (name: string) => ({ name, folder: path.join(app.folder, 'node_modules', name) })
  expect(found).toEqual([at('one'), at('parts'), at('zebra')])
  expect(broken).toContain('absent')
  expect(() => findMessagePackages(app.folder)).toThrow('absent is a dependency of')
})
