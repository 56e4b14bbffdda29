import type { FooterFields, lookCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { builtInLook, lookFields } from '../../look/site-look.ts'
import { theServer } from '../audit.ts'
import { sentFont } from '../font-samples.ts'
import { neverAnId, type CallSample, type SampleContext } from './call-sample.ts'

const footer: FooterFields = { columns: [], line: 'Huts since 1921', imprint: 0, privacy: 0 }
const look = lookFields({ ...builtInLook, accent: '#8a1c4b' })

async function publish({ server }: SampleContext): Promise<number> {
  const { id: base } = await server.services.looks.current()
  return server.services.looks.publish({ look, footer, base }, theServer)
}

async function addFont({ server }: SampleContext): Promise<number> {
  const { fonts } = server.services
  // a site has few
  for (const { id } of await fonts.list()) await fonts.remove({ id, used: true }, theServer)
  return fonts.add(sentFont(), theServer)
}

export const lookSamples: Record<keyof typeof lookCalls, CallSample> = {
  'GET private/look-get.json.php': { input: () => undefined, reply: { id: expect.any(Number) } },
  'POST private/look-publish.json.php': {
    input: async ({ server }) => ({ look, footer, base: (await server.services.looks.current()).id }),
    reply: { id: expect.any(Number) },
  },
  'GET private/look-get-history.json.php': {
    input: async (context) => void (await publish(context)),
    reply: expect.arrayContaining([expect.objectContaining({ published: expect.any(Number) })]),
  },
  'GET private/look-get-former.json.php': {
    input: async (context) => ({ id: await publish(context) }),
    reply: { look, footer },
    absent: async () => ({ never: { id: neverAnId }, deleted: { id: neverAnId - 1 } }),
  },
  'GET private/look-get-fonts.json.php': {
    input: async (context) => void (await addFont(context)),
    reply: [expect.objectContaining({ id: expect.any(Number) })],
  },
  'POST private/look-add-font.json.php': {
    input: async (context) => {
      await addFont(context)
      return sentFont()
    },
    reply: { id: expect.any(Number) },
  },
  'POST private/look-delete-font.json.php': {
    input: async (context) => ({ id: await addFont(context), used: false }),
    absent: async (context) => {
      const id = await addFont(context)
      await context.server.services.fonts.remove({ id, used: false }, theServer)
      return { never: { id: neverAnId, used: false }, deleted: { id, used: false } }
    },
  },
}
