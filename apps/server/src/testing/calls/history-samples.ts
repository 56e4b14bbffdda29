import type { historyCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { addPage } from '../content.ts'
import { neverAnId, type AbsentInputs, type CallSample, type SampleContext } from './call-sample.ts'
import { theServer } from '../audit.ts'

/** A blank page of a kind that is installed; which one it is does not matter to these calls. */
async function newPage({ server }: SampleContext): Promise<number> {
  const [kind] = [...server.services.kinds.values()]
  return addPage(server, { kind: kind?.manifest.kind ?? '', content: kind?.blank() ?? '' })
}

async function deletedPage(context: SampleContext): Promise<number> {
  const id = await newPage(context)
  await context.server.services.pages.remove(id, theServer)
  return id
}

/** What was published of a page, by the id of the version. */
async function revisionOf({ server }: SampleContext, page: number): Promise<number> {
  const { revisions } = await server.services.history.list(page)
  return revisions[0]?.id as number
}

async function deletedRevision(context: SampleContext): Promise<number> {
  const page = await newPage(context)
  const id = await revisionOf(context, page)
  await context.server.services.pages.remove(page, theServer)
  return id
}

async function absentRevisions(context: SampleContext, inputFor: (id: number) => unknown): Promise<AbsentInputs> {
  return { never: inputFor(neverAnId), deleted: inputFor(await deletedRevision(context)) }
}

export const historySamples: Record<keyof typeof historyCalls, CallSample> = {
  'GET private/page-get-history.json.php': {
    input: async (context) => ({ id: await newPage(context) }),
    reply: { revisions: [{ version: 1, current: true }], draft: false },
    absent: async (context) => ({ never: { id: neverAnId }, deleted: { id: await deletedPage(context) } }),
  },
  'GET private/page-get-history-paged.json.php': {
    input: async (context) => ({ id: await newPage(context), limit: 2 }),
    reply: { items: [{ version: 1, current: true }], next: null },
    absent: async (context) => ({ never: { id: neverAnId }, deleted: { id: await deletedPage(context) } }),
  },
  'GET private/page-get-revision.json.php': {
    input: async (context) => ({ id: await revisionOf(context, await newPage(context)) }),
    reply: { text: expect.any(String) },
    absent: (context) => absentRevisions(context, (id) => ({ id })),
  },
  'POST private/page-restore.json.php': {
    input: async (context) => ({ id: await revisionOf(context, await newPage(context)), replaceDraft: false }),
    absent: (context) => absentRevisions(context, (id) => ({ id, replaceDraft: true })),
  },
  'POST private/page-replace.json.php': {
    input: async (context) => ({ id: await newPage(context), sourceid: await newPage(context) }),
    absent: async (context) => {
      const id = await newPage(context)
      const withSource = (sourceid: number) => ({ id, sourceid })
      return {
        never: withSource(neverAnId),
        deleted: withSource(await deletedPage(context)),
        foreign: withSource(await addPage(context.server, { kind: 'other' })),
      }
    },
  },
}
