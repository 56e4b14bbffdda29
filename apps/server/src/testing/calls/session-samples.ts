import type { sessionCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { neverAnId, type CallSample } from './call-sample.ts'
import { deletedPerson, newPerson, password } from './people.ts'

export const sessionSamples: Record<keyof typeof sessionCalls, CallSample> = {
  'POST public/login.json.php': {
    input: async (context) => ({ name: (await newPerson(context)).email, pass: password }),
    reply: { permissions: expect.arrayContaining(['public']) },
    absent: async (context) => {
      const credentials = { name: (await newPerson(context)).email, pass: password }
      return {
        never: { ...credentials, id: neverAnId },
        deleted: { ...credentials, id: await deletedPerson(context) },
        foreign: { ...credentials, id: (await newPerson(context)).id },
      }
    },
  },
  'GET public/logout.json.php': { input: () => undefined },
  'GET private/get-account.json.php': { input: () => undefined },
  'GET private/session-account.json.php': { input: () => undefined },
}
