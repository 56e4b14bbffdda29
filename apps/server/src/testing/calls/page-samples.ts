import type { pageCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { addPage } from '../content.ts'
import { absentPages, foreignPage } from './absent-pages.ts'
import type { CallSample, Scene } from './call-sample.ts'
import { formSamples } from './form-samples.ts'
import { progressSamples } from './progress-samples.ts'

const newPage = (change: object = {}) => ({ id: 1, detail: 'Our huts', url: '', cloneid: 0, ...change })

const settings = (id: number) => ({ id, title: 'Huts', url: '', published: true, pub_start: null, pub_end: null })

/** A kind that some page kind's package brings; which one it is does not matter to these calls. */
const anyKind = ({ server }: Scene) => [...server.services.kinds.keys()][0] as string

export const pageSamples: Record<keyof typeof pageCalls, CallSample> = {
  'POST public/page-hit.json.php': {
    input: async ({ server }) => ({ id: await addPage(server, { published: true }) }),
    absent: async (scene) => absentPages(scene, (id) => ({ id }), await addPage(scene.server)),
  },
  'GET private/pagetype-get-list.json.php': { input: () => undefined },
  'GET private/page-get-list.json.php': { input: () => undefined },
  'POST private/page-create.json.php': {
    input: () => newPage(),
    reply: { id: expect.any(Number) },
    absent: async (scene) => absentPages(scene, (cloneid) => newPage({ cloneid }), await foreignPage(scene)),
  },
  'POST private/page-update.json.php': {
    input: async ({ server }) => settings(await addPage(server)),
    absent: (scene) => absentPages(scene, settings),
  },
  'GET private/page-delete.json.php': {
    input: async ({ server }) => ({ id: await addPage(server) }),
    absent: (scene) => absentPages(scene, (id) => ({ id })),
  },
  'GET private/page-get-hit-count.json.php': {
    input: async ({ server }) => ({ id: await addPage(server) }),
    reply: [0, 0],
    absent: (scene) => absentPages(scene, (id) => ({ id })),
  },
  'GET protected/plugin/get-content.json.php': {
    input: async (scene) => ({ id: await addPage(scene.server, { kind: anyKind(scene), published: true }) }),
    // not published, and so not there for a visitor
    absent: async (scene) =>
      absentPages(scene, (id) => ({ id }), await addPage(scene.server, { kind: anyKind(scene) })),
  },
}

const sectionsOf = (Content: string) => JSON.stringify({ sections: [{ sectionType: 'text', config: { Content } }] })

/** Samples of the calls that page kinds add, for where they are installed. */
export const kindSamples: Readonly<Record<string, CallSample>> = {
  'POST protected/plugin/single-page/save-page.json.php': {
    input: async ({ server }) => ({ id: await addPage(server, { kind: 'single-page' }), content: '<p>Our huts</p>' }),
    reply: { version: 2 },
    absent: async (scene) => absentPages(scene, (id) => ({ id, content: '<p>Our huts</p>' }), await foreignPage(scene)),
  },
  'POST protected/plugin/sectioned-page/save-page.json.php': {
    input: async ({ server }) => ({
      id: await addPage(server, { kind: 'sectioned-page' }),
      content: sectionsOf('<p>Our huts</p>'),
    }),
    reply: { version: 2 },
    absent: async (scene) =>
      absentPages(scene, (id) => ({ id, content: sectionsOf('<p>Our huts</p>') }), await foreignPage(scene)),
  },
  ...formSamples,
  ...progressSamples,
}
