import type { documentCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { neverAnId, type CallSample, type SampleContext } from './call-sample.ts'

/** The menu with a revision of its own. */
async function savedMenu({ server }: SampleContext): Promise<{ noun: 'menu'; id: number }> {
  const change = { menu: [], delete: [] }
  const admin = await server.logIn('core.admin')
  await server.call('POST private/set_menu_structure.json.php', change, { as: admin })
  const { items } = (
    await server.call('GET private/document-get-history-paged.json.php', { noun: 'menu' }, { as: admin })
  ).json()
  return { noun: 'menu', id: items[0].id }
}

export const documentSamples: Record<keyof typeof documentCalls, CallSample> = {
  'GET private/document-get-state.json.php': {
    input: () => ({ noun: 'menu' }),
    reply: { version: expect.any(Number), saved: expect.any(Number), by: expect.any(String) },
  },
  'GET private/document-news.php': {
    input: () => ({ noun: 'menu' }),
    reply: { version: expect.any(Number), by: expect.any(String), own: expect.any(Boolean) },
  },
  'GET private/document-get-history-paged.json.php': {
    input: () => ({ noun: 'menu' }),
    reply: { items: expect.any(Array), next: null },
  },
  'GET private/document-get-revision.json.php': {
    input: savedMenu,
    reply: { id: expect.any(Number), content: expect.any(String) },
    async absent(context) {
      const { server } = context
      const { id } = await savedMenu(context)
      const deleted = await savedMenu(context)
      await server.services.database.write((tx) =>
        tx.deleteFrom('document_revisions').where('id', '=', deleted.id).execute(),
      )
      return {
        never: { noun: 'menu', id: neverAnId },
        deleted,
        foreign: { noun: 'links', id },
      }
    },
  },
}
