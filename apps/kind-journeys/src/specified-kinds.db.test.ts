import { findPageKinds } from '@sitewright/page-kit/discover'
import { createTestServer, type TestServer } from '@sitewright/server/testing/vitest'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { specifiedKinds } from './testing/specified-kinds.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

const specified = specifiedKinds.map(({ manifest }) => manifest.kind).sort()

/** The kinds of the specification that an app has; others may have been installed beside them. */
const specifiedOf = (app: 'server' | 'site') =>
  findPageKinds(path.resolve(import.meta.dirname, '../..', app)).filter(({ kind }) => specified.includes(kind))
const namesOf = (kinds: { kind: string }[]) => kinds.map(({ kind }) => kind).sort()

it('brings the five page kinds of the specification, each in a plugin of its own, on the server and in the site (SHELL-006)', async () => {
  const found = specifiedOf('server')
  expect(specified).toEqual(['form', 'progress-admin', 'progress-manager', 'sectioned-page', 'single-page'])
  expect(namesOf(found)).toEqual(specified)
  expect(new Set(found.map((kind) => kind.package)).size).toBe(5)
  expect(namesOf(specifiedOf('site'))).toEqual(specified)

  server = await createTestServer({ kinds: specifiedKinds })
  const as = await server.logIn('core.page-manager')
  const types = (await server.call('GET private/pagetype-get-list.json.php', {}, { as })).json()
  expect(types.map(({ renderer }: { renderer: string }) => renderer).sort()).toEqual(specified)
})
