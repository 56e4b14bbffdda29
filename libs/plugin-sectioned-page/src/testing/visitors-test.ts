import type { KindServices, VisitorsTest } from '@sitewright/page-kit/testing'
import server from '../server/index.ts'
import { sampleActive } from './sample-pages.ts'
import { trash } from './trash-test.ts'

const context = {
  who: { permissions: new Set(['plugin.sectionedpage.editor']), roles: [] },
  client: { address: '192.0.2.1', userAgent: 'test' },
}

/** Makes a call about templates. */
async function call(services: KindServices, name: string, input: object): Promise<unknown> {
  const handlers = (server.handlers?.(services) ?? {}) as Record<
    string,
    (input: object, who: typeof context) => unknown
  >
  return handlers[`POST protected/plugin/sectioned-page/${name}-template.json.php`]?.(input, context)
}

/** Templates are for editors: no page shows one. */
export const visitors: VisitorsTest = {
  fill: trash.fill,
  unseen: {
    'a template': (services) => call(services, 'save', { name: 'Huts', content: sampleActive }),
    'its name': (services) => call(services, 'rename', { id: 1, name: 'Huts' }),
    'its deletion': (services) => call(services, 'delete', { id: 1 }),
  },
}
