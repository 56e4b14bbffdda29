import { findPageKinds } from '@sitewright/page-kit/discover'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { serverDir } from './config.ts'
import { installedKinds } from './testing/installed-kinds.ts'
import { createTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

const five = ['form', 'progress-admin', 'progress-manager', 'sectioned-page', 'single-page']
const kindsOf = (app: string) =>
  findPageKinds(app)
    .map(({ kind }) => kind)
    .sort()

it('brings exactly five page kinds, each in a plugin of its own, on the server and in the site (SHELL-006)', async () => {
  const found = findPageKinds(serverDir)
  expect(kindsOf(serverDir)).toEqual(five)
  expect(new Set(found.map((kind) => kind.package)).size).toBe(5)
  expect(kindsOf(path.join(serverDir, '../site'))).toEqual(five)

  server = await createTestServer({ kinds: await installedKinds() })
  const as = await server.signIn('core.page-manager')
  const types = (await server.call('GET private/pagetype-get-list.json.php', {}, { as })).json()
  expect(types.map(({ renderer }: { renderer: string }) => renderer).sort()).toEqual(five)
})
