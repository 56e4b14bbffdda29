import type { SiteRenderer } from '@sitewright/page-kit/server'
import { expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer } from '../testing/test-server.ts'

it('a right that was taken away counts for the next answer, though one is being made with it', async () => {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const renderer: SiteRenderer = {
    lookSheet: () => '',
    scriptHashes: ["'sha256-test'"],
    async render({ api }) {
      const { results } = await api('GET public/search.json.php', { q: 'stove' })
      begun.resolve()
      await goOn.promise
      return { status: 200, html: JSON.stringify(results) }
    },
  }
  const server = await createTestServer({ renderer })
  const admin = await server.logIn('core.admin')
  const member = await server.logIn()
  const page = await addPage(server, { title: 'For wardens', content: 'The stove', published: true })
  await server.services.changes.write((tx) =>
    tx.insertInto('page_roles').values({ page_id: page, role_id: member.roleId }).execute(),
  )

  const before = server.get('/search?q=stove', { as: member })
  await begun.promise
  const nobody = { id: member.roleId, accounts: [], permissions: [] }
  const saved = await server.call('POST private/role-editor-save-list.json.php', nobody, { as: admin })
  expect(saved.statusCode).toBe(200)
  const after = server.get('/search?q=stove', { as: member })
  // it has come so far that it could have joined
  await new Promise((resolve) => setTimeout(resolve, 0))
  goOn.resolve()
  expect((await before).json()).toMatchObject([{ id: page }])
  expect((await after).json()).toEqual([])
  await server.close()
})
