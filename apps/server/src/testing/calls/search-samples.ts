import type { searchCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { addPage } from '../content.ts'
import type { CallSample } from './call-sample.ts'

export const searchSamples: Record<keyof typeof searchCalls, CallSample> = {
  'GET public/search.json.php': {
    input: async ({ server }) => {
      await addPage(server, { title: 'Our huts', published: true })
      return { q: 'huts' }
    },
    reply: {
      results: expect.arrayContaining([expect.objectContaining({ title: 'Our huts' })]),
      more: expect.any(Boolean),
    },
  },
}
