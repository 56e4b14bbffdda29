import { definePageKindServer, type Identity } from '@sitewright/page-kit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rolesOfPages } from '../pages/page-roles.ts'
import { listKind, noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { visiblePages } from './visible-pages.ts'

const now = 1_800_000_000
const dates = [null, now - 1, now, now + 1]

/** A kind whose pages are only for holders of a permission. */
const ledgerKind = definePageKindServer({
  ...listKind,
  manifest: {
    ...listKind.manifest,
    kind: 'ledger',
    permissions: {},
    needs: ['plugin.ledger.reader', 'plugin.ledger.auditor'],
  },
})

let server: TestServer
let roles: [number, number]

/** A page of every kind, state, span of time, and set of roles. */
beforeAll(async () => {
  server = await createTestServer({ kinds: [noteKind, listKind, ledgerKind] })
  roles = [(await server.logIn()).roleId, (await server.logIn()).roleId]
  const unlike = ['note', 'list', 'ledger', 'uninstalled'].flatMap((kind) =>
    ([0, 1] as const).flatMap((published) =>
      dates.flatMap((pub_start) =>
        dates.flatMap((pub_end) =>
          [[], [roles[0]], [roles[1]], roles].map((kept) => ({ page: { kind, published, pub_start, pub_end }, kept })),
        ),
      ),
    ),
  )
  await server.services.database.write(async (tx) => {
    for (const { page, kept } of unlike) {
      const { id } = await tx
        .insertInto('pages')
        .values({ ...page, title: '', url: '', created: now, updated: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const role_id of kept) await tx.insertInto('page_roles').values({ page_id: id, role_id }).execute()
    }
  })
}, 60_000)
afterAll(() => server.close())

const permissionSets = [
  [],
  ['core.admin'],
  ['core.page-manager'],
  ['core.menu-manager'],
  ['plugin.note.editor'],
  ['plugin.list.editor'],
  ['plugin.note.editor', 'plugin.list.editor'],
  ['plugin.ledger.reader'],
  ['plugin.ledger.auditor', 'plugin.list.editor'],
  ['plugin.ledger.reader', 'core.admin'],
]

it('shows every page to exactly those whom the access rule allows (Q79, Q81)', async () => {
  const { access, database, kinds } = server.services
  const pages = await database.read.selectFrom('pages').selectAll().orderBy('id').execute()
  const kept = await rolesOfPages(database.read)
  expect(pages).toHaveLength(4 * 2 * 4 * 4 * 4)
  for (const permissions of permissionSets)
    for (const own of [[], [roles[0]], roles, [roles[1] + 1000]]) {
      const who: Identity = { permissions: new Set(permissions), roles: own }
      const rows = await database.read
        .selectFrom('pages')
        .where(visiblePages({ access, kinds, who, now }))
        .select('id')
        .orderBy('id')
        .execute()
      const expected = pages.filter((page) => access.visibility(page, kept.get(page.id) ?? [], who, now) === 'visible')
      expect([permissions, own, rows.map(({ id }) => id)]).toEqual([permissions, own, expected.map(({ id }) => id)])
    }
})
