import type { fileCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { neverAnId, type AbsentInputs, type CallSample, type SampleContext } from './call-sample.ts'
import { newFile, newFolder, newResource, ownFolder, personalResource } from './resources.ts'

const idOnly = (id: number) => ({ id })
const filed = (id: number) => ({ id, name: 'huts.txt', caption: 'All huts' })

async function ownFile(context: SampleContext): Promise<number> {
  return newFile(context, await ownFolder(context))
}

/** The same input for what never was, what is gone, and what is somebody else's own. */
async function absent(
  context: SampleContext,
  ctx: 'folder' | 'file',
  inputFor: (id: number) => unknown,
): Promise<AbsentInputs> {
  const deleted = await newResource(context, ctx)
  await deleted.remove()
  return {
    never: inputFor(neverAnId),
    deleted: inputFor(deleted.id),
    foreign: inputFor((await personalResource(context, ctx)) as number),
  }
}

/** A form with a file, and the fields that say where it goes. */
function upload(fields: Record<string, number>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('fileKey', new Blob(['All huts'], { type: 'text/plain' }), 'huts.txt')
  return form
}

export const fileSamples: Record<keyof typeof fileCalls, CallSample> = {
  'GET protected/folder-get-list.json.php': {
    input: () => undefined,
    reply: expect.arrayContaining([expect.objectContaining({ Name: 'Personal', Depth: 0 })]),
  },
  'POST private/folder-create.json.php': {
    input: async (context) => ({ name: 'Lakes', parentid: await ownFolder(context) }),
    reply: { id: expect.any(Number) },
    absent: (context) => absent(context, 'folder', (parentid) => ({ name: 'Lakes', parentid })),
  },
  'GET private/folder-delete.json.php': {
    input: async (context) => idOnly(await newFolder(context, { parent_id: await ownFolder(context) })),
    reply: {},
    absent: (context) => absent(context, 'folder', idOnly),
  },
  'GET protected/file-get-list.json.php': {
    input: async (context) => {
      const f = await ownFolder(context)
      await newFile(context, f)
      return { f }
    },
    reply: [{ id: expect.any(Number), name: 'huts.txt' }],
    absent: (context) => absent(context, 'folder', (f) => ({ f })),
  },
  'GET protected/file-get-paged.json.php': {
    input: async (context) => {
      const f = await ownFolder(context)
      await newFile(context, f)
      return { f, q: 'huts' }
    },
    reply: { items: [{ id: expect.any(Number), name: 'huts.txt' }], total: 1 },
    absent: (context) => absent(context, 'folder', (f) => ({ f })),
  },
  'GET private/file-find.json.php': {
    input: async (context) => {
      await newFile(context, await ownFolder(context))
      return { q: 'huts', desc: 1, limit: 1 }
    },
    reply: { items: [{ id: expect.any(Number), name: 'huts.txt' }] },
  },
  'POST private/file-upload.json.php': {
    input: async (context) => upload({ idFolder: await ownFolder(context) }),
    reply: { id: expect.any(Number) },
    absent: async (context) => {
      const idFolder = await ownFolder(context)
      return absent(context, 'file', (id) => upload({ idFolder, id }))
    },
  },
  'GET private/file-delete.json.php': {
    input: async (context) => idOnly(await ownFile(context)),
    reply: {},
    absent: (context) => absent(context, 'file', idOnly),
  },
  'GET private/file-move.json.php': {
    input: async (context) => ({ iid: await ownFile(context), fid: await ownFolder(context) }),
    reply: {},
    absent: async (context) => {
      const fid = await ownFolder(context)
      return absent(context, 'file', (iid) => ({ iid, fid }))
    },
  },
  'POST private/file-set-properties.json.php': {
    input: async (context) => filed(await ownFile(context)),
    reply: {},
    absent: (context) => absent(context, 'file', filed),
  },
  'GET private/file-get-uses.json.php': {
    input: async (context) => idOnly(await ownFile(context)),
    reply: [],
    absent: (context) => absent(context, 'file', idOnly),
  },
  'POST protected/image-get-captions.json.php': {
    input: async (context) => ({ ids: [await ownFile(context), neverAnId] }),
    reply: ['', ''],
  },
}
