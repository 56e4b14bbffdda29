import { findPageKinds } from '@sitewright/page-kit/discover'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { serverDir } from '../config.ts'
import { installedKinds, specifiedKinds } from '../testing/installed-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

/** The kinds of the specification that an app has; others may have been installed beside them. */
const specifiedOf = (app: string) => findPageKinds(app).filter(({ kind }) => specifiedKinds.includes(kind))
const namesOf = (kinds: { kind: string }[]) => kinds.map(({ kind }) => kind).sort()

it('brings the five page kinds of the specification, each in a plugin of its own, on the server and in the site (SHELL-006)', async () => {
  const found = specifiedOf(serverDir)
  expect(specifiedKinds).toHaveLength(5)
  expect(namesOf(found)).toEqual(specifiedKinds)
  expect(new Set(found.map((kind) => kind.package)).size).toBe(5)
  expect(namesOf(specifiedOf(path.join(serverDir, '../site')))).toEqual(specifiedKinds)

  server = await createTestServer({ kinds: await installedKinds() })
  const as = await server.signIn('core.page-manager')
  const types = (await server.call('GET private/pagetype-get-list.json.php', {}, { as })).json()
  expect(types.map(({ renderer }: { renderer: string }) => renderer).sort()).toEqual(specifiedKinds)
})
