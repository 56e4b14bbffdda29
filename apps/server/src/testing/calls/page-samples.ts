import type { pageCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { addPage } from '../content.ts'
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
  'POST private/page-create.json.php': {
    input: () => newPage(),
    reply: { id: expect.any(Number) },
    absent: async (context) => absentPages(context, (cloneid) => newPage({ cloneid }), await foreignPage(context)),
  },
  'POST private/page-update.json.php': {
    input: async ({ server }) => settings(await addPage(server)),
    absent: (context) => absentPages(context, settings),
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
