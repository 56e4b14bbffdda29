import type { exampleCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import type { CallSample, SampleContext } from './call-sample.ts'

/** A site that begins with its example content, as after a first start. */
async function begin({ server: { services } }: SampleContext): Promise<void> {
  const { database, changes, example } = services
  const starter = await example.load('walking-club')
  await changes.write(async (tx) => {
    // what earlier samples left is nobody's example
    await tx.deleteFrom('examples').execute()
    await tx.deleteFrom('pages').execute()
    await tx.deleteFrom('menu_items').execute()
    const admin = await database.read.selectFrom('accounts').select(['id', 'email']).limit(1).executeTakeFirstOrThrow()
    await example.create(tx, starter, admin)
  })
}

export const exampleSamples: Record<keyof typeof exampleCalls, CallSample> = {
  'GET private/example-get.json.php': {
    input: begin,
    reply: { starter: 'walking-club', files: expect.arrayContaining(['hut.svg']) },
  },
  'POST private/example-remove.json.php': {
    input: begin,
    reply: { things: expect.arrayContaining([expect.objectContaining({ kind: 'file', name: 'hut.svg' })]) },
  },
  'POST private/example-exchange.json.php': {
    input: async (context) => {
      await begin(context)
      return { starter: 'lodge' }
    },
    reply: {},
  },
}
