import type { pageCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { addDraft, addMenuItem, addPage } from '../content.ts'
import { absentPages, foreignPage } from './absent-pages.ts'
import type { CallSample } from './call-sample.ts'
import type { CallRow } from './tested-calls.ts'

const newPage = (change: object = {}) => ({ id: 1, detail: 'Our huts', url: '', cloneid: 0, ...change })

const settings = (id: number) => ({ id, title: 'Huts', url: '', published: true, pub_start: null, pub_end: null })

export const pageSamples: Record<keyof typeof pageCalls, CallSample> = {
  'POST public/page-hit.json.php': {
    input: async ({ server }) => ({ id: await addPage(server, { published: true }) }),
    absent: async (context) => absentPages(context, (id) => ({ id }), await addPage(context.server)),
  },
  'GET private/pagetype-get-list.json.php': { input: () => undefined },
  'GET private/page-get-list.json.php': { input: () => undefined },
  'GET private/page-get-paged.json.php': {
    input: () => ({ q: 'huts', sort: 'name', renderers: 'note,list', state: 'menu' }),
    reply: { next: null },
  },
  'GET private/page-get-by-menu.json.php': {
    input: async ({ server }) => {
      await addMenuItem(server, { label: 'Huts', page: await addPage(server, { title: 'Huts' }) })
      return { q: 'huts', renderers: 'note,list', state: 'menu' }
    },
    reply: expect.arrayContaining([expect.objectContaining({ level: 0, heading: false })]),
  },
  'GET private/page-list-news.php': { input: () => undefined, reply: { changes: expect.any(Number) } },
  'GET private/page-get-choices.json.php': {
    input: async ({ server }) => ({
      ...{ q: 'huts', sort: 'name' },
      ids: `${await addPage(server, { title: 'Huts', published: true })}`,
    }),
    reply: { items: [{ name: 'Huts', roles: [] }], next: null },
  },
  'GET private/page-get-broken-links.json.php': {
    input: async ({ server }) => {
      const links = '<a href="/no-such">Huts</a><a href="/pages/note/4711">Walks</a>'
      await addPage(server, { content: `${links}<a href="/api/1/private/file-get.php?id=4711">Map</a>` })
      return {}
    },
    reply: { items: expect.arrayContaining([expect.objectContaining({ address: '/no-such', why: 'missing' })]) },
  },
  'POST private/page-create.json.php': {
    input: () => newPage(),
    reply: { id: expect.any(Number) },
    absent: async (context) => absentPages(context, (cloneid) => newPage({ cloneid }), await foreignPage(context)),
  },
  'POST private/page-update.json.php': {
    input: async ({ server }) => settings(await addPage(server)),
    absent: (context) => absentPages(context, settings),
  },
  'POST private/page-publish-many.json.php': {
    input: async ({ server }) => ({ ids: [await addPage(server)], published: true }),
    absent: (context) => absentPages(context, (id) => ({ ids: [id], published: true })),
  },
  'POST private/page-restrict-many.json.php': {
    input: async ({ server }) => ({ ids: [await addPage(server)], permissions: [1] }),
    absent: (context) => absentPages(context, (id) => ({ ids: [id], permissions: [1] })),
  },
  'GET private/page-check-shortcut.json.php': {
    input: () => ({ url: 'huts' }),
    reply: { problem: null },
  },
  'GET private/page-delete.json.php': {
    input: async ({ server }) => ({ id: await addPage(server) }),
    absent: (context) => absentPages(context, (id) => ({ id })),
  },
  'GET private/page-get-hit-count.json.php': {
    input: async ({ server }) => ({ id: await addPage(server) }),
    reply: [0, 0],
    absent: (context) => absentPages(context, (id) => ({ id })),
  },
  'GET protected/page-get-status.json.php': {
    input: async ({ server }) => ({ id: await addPage(server, { published: true }) }),
    reply: { published: true, roles: [], inMenu: false, draft: false },
    absent: (context) => absentPages(context, (id) => ({ id })),
  },
  'GET protected/page-get-title.json.php': {
    input: async ({ server }) => ({ id: await addPage(server, { title: 'Our huts', published: true }) }),
    reply: { title: 'Our huts' },
    // not published, and so not there for a visitor
    absent: async (context) => absentPages(context, (id) => ({ id }), await addPage(context.server)),
  },
  'GET protected/page-get-below.json.php': {
    input: async ({ server }) => ({
      id: await addPage(server, { kind: 'list', content: 'huts\nwalks', published: true }),
      below: 'walks',
    }),
    reply: { title: 'The line walks', data: 2 },
    // not published, and so not there for a visitor
    absent: async (context) =>
      absentPages(
        context,
        (id) => ({ id, below: 'walks' }),
        await addPage(context.server, { kind: 'list', content: 'walks' }),
      ),
  },
  'POST protected/page-discard-draft.json.php': {
    input: async ({ server }) => ({ id: await addDraft(server, { published: true }) }),
    reply: { version: 2 },
    absent: async (context) => absentPages(context, (id) => ({ id }), await addPage(context.server)),
  },
  'GET protected/page-get-headings.json.php': {
    input: async ({ server }) => ({ id: await addPage(server, { content: '# Huts', published: true }) }),
    reply: [{ anchor: 'h-1', level: 1, words: 'Huts' }],
    absent: async (context) => absentPages(context, (id) => ({ id })),
  },
  'GET protected/page-find-headings.json.php': {
    input: async ({ server }) => {
      await addPage(server, { content: '# Saddles', published: true })
      return { q: 'saddles' }
    },
    reply: expect.arrayContaining([expect.objectContaining({ anchor: 'h-1', words: 'Saddles' })]),
  },
  'GET protected/plugin/get-content.json.php': {
    input: async ({ server }) => ({ id: await addPage(server, { published: true }) }),
    // not published, and so not there for a visitor
    absent: async (context) => absentPages(context, (id) => ({ id }), await addPage(context.server)),
  },
}

/** The call of the test kind. */
export const noteRow: CallRow = {
  call: 'POST protected/plugin/note/save-page.json.php',
  who: ['plugin.note.editor'],
  sample: {
    input: async ({ server }) => ({ id: await addPage(server), content: 'Our huts' }),
    reply: { version: 2 },
    absent: async (context) => absentPages(context, (id) => ({ id, content: 'Our huts' }), await foreignPage(context)),
  },
}
