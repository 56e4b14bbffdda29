import { definePageKindServer } from '@sitewright/page-kit/server'
import { afterEach, expect, it } from 'vitest'
import { listKind, noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

it('runs the maintenance of each page kind; a failing one is logged and does not affect others', async () => {
  const done: string[] = []
  const failing = definePageKindServer({ ...noteKind, maintenance: () => Promise.reject(new Error('no table')) })
  const tidy = definePageKindServer({ ...listKind, maintenance: async ({ engine }) => void done.push(engine) })
  server = await createTestServer({ kinds: [failing, tidy] })
  await server.services.maintenance.run()
  expect(done).toEqual([server.services.database.engine])
  expect(server.log.join('')).toContain('no table')
})
