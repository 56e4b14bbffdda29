import type { presenceCalls } from '@sitewright/api-client/contract'
import { addPage } from '../content.ts'
import { absentPages, foreignPage } from './absent-pages.ts'
import type { CallSample } from './call-sample.ts'

export const presenceSamples: Record<keyof typeof presenceCalls, CallSample> = {
  'GET protected/page-presence.php': {
    input: async ({ server }) => ({ id: await addPage(server, { published: true }) }),
    reply: { people: [] },
    absent: async (context) => absentPages(context, (id) => ({ id }), await foreignPage(context)),
  },
}
