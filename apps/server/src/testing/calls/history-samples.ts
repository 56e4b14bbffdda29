import type { historyCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { addPage } from '../content.ts'
import { neverAnId, type AbsentInputs, type CallSample, type Scene } from './call-sample.ts'
import { theServer } from '../audit.ts'

/** A blank page of a kind that is installed; which one it is does not matter to these calls. */
async function newPage({ server }: Scene): Promise<number> {
  const [kind] = [...server.services.kinds.values()]
  return addPage(server, { kind: kind?.manifest.kind ?? '', content: kind?.blank() ?? '' })
}

async function deletedPage(scene: Scene): Promise<number> {
  const id = await newPage(scene)
  await scene.server.services.pages.remove(id, theServer)
  return id
}

/** What was published of a page, by the id of the version. */
async function revisionOf({ server }: Scene, page: number): Promise<number> {
  const { revisions } = await server.services.history.list(page)
  return revisions[0]?.id as number
}

async function deletedRevision(scene: Scene): Promise<number> {
  const page = await newPage(scene)
  const id = await revisionOf(scene, page)
  await scene.server.services.pages.remove(page, theServer)
  return id
}

async function absentRevisions(scene: Scene, inputFor: (id: number) => unknown): Promise<AbsentInputs> {
  return { never: inputFor(neverAnId), deleted: inputFor(await deletedRevision(scene)) }
}

export const historySamples: Record<keyof typeof historyCalls, CallSample> = {
  'GET private/page-get-history.json.php': {
    input: async (scene) => ({ id: await newPage(scene) }),
    reply: { revisions: [{ version: 1, current: true }], draft: false },
    absent: async (scene) => ({ never: { id: neverAnId }, deleted: { id: await deletedPage(scene) } }),
  },
  'GET private/page-get-revision.json.php': {
    input: async (scene) => ({ id: await revisionOf(scene, await newPage(scene)) }),
    reply: { text: expect.any(String) },
    absent: (scene) => absentRevisions(scene, (id) => ({ id })),
  },
  'POST private/page-restore.json.php': {
    input: async (scene) => ({ id: await revisionOf(scene, await newPage(scene)), replaceDraft: false }),
    absent: (scene) => absentRevisions(scene, (id) => ({ id, replaceDraft: true })),
  },
  'POST private/page-replace.json.php': {
    input: async (scene) => ({ id: await newPage(scene), sourceid: await newPage(scene) }),
    absent: async (scene) => {
      const id = await newPage(scene)
      const withSource = (sourceid: number) => ({ id, sourceid })
      return {
        never: withSource(neverAnId),
        deleted: withSource(await deletedPage(scene)),
        foreign: withSource(await addPage(scene.server, { kind: 'other' })),
      }
    },
  },
}
