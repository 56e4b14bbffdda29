import type { workingCopyCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import type { CallSample, SampleContext } from './call-sample.ts'

/** The caller's own; the first administrator's where nobody is logged in. */
const copyOf = ({ as }: SampleContext) => ({
  account: as?.accountId ?? 1,
  subject: 'menu',
  copy: '0123456789abcdef',
})

export const workingCopySamples: Record<keyof typeof workingCopyCalls, CallSample> = {
  'GET private/working-copy-get.json.php': {
    input: () => ({ subject: 'menu' }),
    reply: { account: expect.any(Number) },
  },
  'POST private/working-copy-put.json.php': {
    input: (context) => ({ ...copyOf(context), base: {}, content: '[]' }),
    reply: { saved: expect.any(Number) },
  },
  'POST private/working-copy-delete.json.php': { input: copyOf, reply: {} },
}
