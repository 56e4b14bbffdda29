import type { auditCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import type { CallSample } from './call-sample.ts'

export const auditSamples: Record<keyof typeof auditCalls, CallSample> = {
  'GET private/audit-get-list.json.php': {
    input: () => undefined,
    reply: { entries: expect.any(Array), more: expect.any(Boolean) },
  },
}
