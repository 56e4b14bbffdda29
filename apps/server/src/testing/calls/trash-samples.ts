import type { trashCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { neverAnId, type AbsentInputs, type CallSample, type SampleContext } from './call-sample.ts'
import { newFile, ownFolder } from './resources.ts'

/** A file of the caller's own that they have deleted. Who is logged out has none. */
async function deletedFile(context: SampleContext): Promise<{ kind: string; id: number }> {
  const id = await newFile(context, await ownFolder(context))
  const { as, server } = context
  if (as) await server.call('GET private/file-delete.json.php', { id }, { as })
  return { kind: 'file', id }
}

async function absentThings(context: SampleContext): Promise<AbsentInputs> {
  const { server } = context
  const deleted = await deletedFile(context)
  await server.services.database.write((tx) =>
    tx.deleteFrom('trash').where('kind', '=', 'file').where('thing_id', '=', deleted.id).execute(),
  )
  return {
    never: { kind: 'file', id: neverAnId },
    deleted,
    foreign: await deletedFile({ server, as: await server.logIn() }),
  }
}

export const trashSamples: Record<keyof typeof trashCalls, CallSample> = {
  'GET private/trash-get-list.json.php': {
    input: () => ({}),
    reply: { things: expect.any(Array), more: false, days: 30 },
  },
  'POST private/trash-restore.json.php': { input: deletedFile, reply: { notes: [] }, absent: absentThings },
  'POST private/trash-delete.json.php': { input: deletedFile, reply: {}, absent: absentThings },
  'POST private/trash-empty.json.php': {
    input: async (context) => {
      await deletedFile(context)
      return { kind: 'file' }
    },
    reply: { deleted: 1 },
  },
}
