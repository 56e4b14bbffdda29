import {
  absentPages,
  addPage,
  foreignPage,
  neverAnId,
  topFolder,
  type AbsentInputs,
  type CallSample,
  type SampleContext,
} from '@sitewright/server/testing/vitest'
import { expect } from 'vitest'

const sectionsOf = (Content: string) => JSON.stringify({ sections: [{ sectionType: 'text', config: { Content } }] })

let templates = 0

/** Saves a template under a name of its own. @returns its id. */
async function addTemplate({ server }: SampleContext): Promise<number> {
  templates += 1
  const input = { name: `Template ${templates}`, content: sectionsOf('<p>Our huts</p>') }
  const as = await server.logIn('plugin.sectionedpage.editor')
  const reply = await server.call('POST protected/plugin/sectioned-page/save-template.json.php', input, { as })
  return reply.json<{ id: number }>().id
}

async function absentTemplates(context: SampleContext, input: object = {}): Promise<AbsentInputs> {
  const id = await addTemplate(context)
  const as = await context.server.logIn('plugin.sectionedpage.editor')
  await context.server.call('POST protected/plugin/sectioned-page/delete-template.json.php', { id }, { as })
  return { never: { id: neverAnId, ...input }, deleted: { id, ...input } }
}

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
  'GET protected/plugin/sectioned-page/get-folder-files.json.php': {
    input: async ({ server }) => ({
      id: await addPage(server, { kind: 'sectioned-page', content: sectionsOf('<p>Our huts</p>'), published: true }),
      f: await topFolder(server, 'public'),
    }),
    reply: [],
    absent: async (context) => {
      const f = await topFolder(context.server, 'public')
      return absentPages(context, (id) => ({ id, f }), await foreignPage(context))
    },
  },
  'GET protected/plugin/sectioned-page/find-places.json.php': {
    input: () => ({ q: 'Hut' }),
    reply: { available: false, places: [] },
  },
  'GET protected/plugin/sectioned-page/get-template-list.json.php': {
    input: async (context) => void (await addTemplate(context)),
    reply: expect.arrayContaining([expect.objectContaining({ sections: 1 })]),
  },
  'GET protected/plugin/sectioned-page/get-template.json.php': {
    input: async (context) => ({ id: await addTemplate(context) }),
    reply: { content: expect.stringContaining('<p>Our huts</p>') },
    absent: (context) => absentTemplates(context),
  },
  'POST protected/plugin/sectioned-page/save-template.json.php': {
    input: () => ({ name: `Welcome ${(templates += 1)}`, content: sectionsOf('<p>Our huts</p>') }),
    reply: { sections: 1 },
  },
  'POST protected/plugin/sectioned-page/rename-template.json.php': {
    input: async (context) => ({ id: await addTemplate(context), name: `Renamed ${templates}` }),
    reply: {},
    absent: (context) => absentTemplates(context, { name: 'Renamed' }),
  },
  'POST protected/plugin/sectioned-page/delete-template.json.php': {
    input: async (context) => ({ id: await addTemplate(context) }),
    reply: {},
    absent: (context) => absentTemplates(context),
  },
}
