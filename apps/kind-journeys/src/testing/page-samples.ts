import { absentPages, addPage, foreignPage, type CallSample } from '@sitewright/server/testing/vitest'

const sectionsOf = (Content: string) => JSON.stringify({ sections: [{ sectionType: 'text', config: { Content } }] })

/** Samples of the calls of both kinds of pages that are written. */
export const pageSamples: Readonly<Record<string, CallSample>> = {
  'POST protected/plugin/single-page/save-page.json.php': {
    input: async ({ server }) => ({ id: await addPage(server, { kind: 'single-page' }), content: '<p>Our huts</p>' }),
    reply: { version: 2 },
    absent: async (context) =>
      absentPages(context, (id) => ({ id, content: '<p>Our huts</p>' }), await foreignPage(context)),
  },
  'POST protected/plugin/sectioned-page/save-page.json.php': {
    input: async ({ server }) => ({
      id: await addPage(server, { kind: 'sectioned-page' }),
      content: sectionsOf('<p>Our huts</p>'),
    }),
    reply: { version: 2 },
    absent: async (context) =>
      absentPages(context, (id) => ({ id, content: sectionsOf('<p>Our huts</p>') }), await foreignPage(context)),
  },
}
