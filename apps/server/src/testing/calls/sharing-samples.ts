import type { sharingCalls } from '@sitewright/api-client/contract'
import { addPage } from '../content.ts'
import { absentPages } from './absent-pages.ts'
import type { CallSample } from './call-sample.ts'

const sharing = (id: number) => ({ id, description: 'Three huts in the hills', image: 0 })

export const sharingSamples: Record<keyof typeof sharingCalls, CallSample> = {
  'GET private/page-get-sharing.json.php': {
    input: async ({ server }) => ({ id: await addPage(server) }),
    reply: { description: '', image: 0 },
    absent: (context) => absentPages(context, (id) => ({ id })),
  },
  'POST private/page-set-sharing.json.php': {
    input: async ({ server }) => sharing(await addPage(server)),
    absent: (context) => absentPages(context, sharing),
  },
}
