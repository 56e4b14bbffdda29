import type { sessionCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { neverAnId, type CallSample } from './call-sample.ts'
import { deletedPerson, newPerson, password } from './people.ts'

export const sessionSamples: Record<keyof typeof sessionCalls, CallSample> = {
  'POST public/login.json.php': {
    input: async (scene) => ({ name: (await newPerson(scene)).email, pass: password }),
    reply: { permissions: expect.arrayContaining(['public']) },
    absent: async (scene) => {
      const credentials = { name: (await newPerson(scene)).email, pass: password }
      return {
        never: { ...credentials, id: neverAnId },
        deleted: { ...credentials, id: await deletedPerson(scene) },
        foreign: { ...credentials, id: (await newPerson(scene)).id },
      }
    },
  },
  'GET public/logout.json.php': { input: () => undefined },
  'GET private/get-account.json.php': { input: () => undefined },
}
