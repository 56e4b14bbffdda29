import type { fileCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { neverAnId, type AbsentInputs, type CallSample, type Scene } from './call-sample.ts'
import { newFile, newFolder, newThing, ownFolder, personalThing } from './things.ts'

const idOnly = (id: number) => ({ id })
const filed = (id: number) => ({ id, name: 'huts.txt', caption: 'All huts' })

async function ownFile(scene: Scene): Promise<number> {
  return newFile(scene, await ownFolder(scene))
}

/** The same input for what never was, what is gone, and what is somebody else's own. */
async function absent(scene: Scene, ctx: 'folder' | 'file', inputFor: (id: number) => unknown): Promise<AbsentInputs> {
  const deleted = await newThing(scene, ctx)
  await deleted.remove()
  return {
    never: inputFor(neverAnId),
    deleted: inputFor(deleted.id),
    foreign: inputFor((await personalThing(scene, ctx)) as number),
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
    input: async (scene) => ({ name: 'Lakes', parentid: await ownFolder(scene) }),
    reply: { id: expect.any(Number) },
    absent: (scene) => absent(scene, 'folder', (parentid) => ({ name: 'Lakes', parentid })),
  },
  'GET private/folder-delete.json.php': {
    input: async (scene) => idOnly(await newFolder(scene, { parent_id: await ownFolder(scene) })),
    reply: {},
    absent: (scene) => absent(scene, 'folder', idOnly),
  },
  'GET protected/file-get-list.json.php': {
    input: async (scene) => {
      const f = await ownFolder(scene)
      await newFile(scene, f)
      return { f }
    },
    reply: [{ id: expect.any(Number), name: 'huts.txt' }],
    absent: (scene) => absent(scene, 'folder', (f) => ({ f })),
  },
  'POST private/file-upload.json.php': {
    input: async (scene) => upload({ idFolder: await ownFolder(scene) }),
    reply: { id: expect.any(Number) },
    absent: async (scene) => {
      const idFolder = await ownFolder(scene)
      return absent(scene, 'file', (id) => upload({ idFolder, id }))
    },
  },
  'GET private/file-delete.json.php': {
    input: async (scene) => idOnly(await ownFile(scene)),
    reply: {},
    absent: (scene) => absent(scene, 'file', idOnly),
  },
  'GET private/file-move.json.php': {
    input: async (scene) => ({ iid: await ownFile(scene), fid: await ownFolder(scene) }),
    reply: {},
    absent: async (scene) => {
      const fid = await ownFolder(scene)
      return absent(scene, 'file', (iid) => ({ iid, fid }))
    },
  },
  'POST private/file-set-properties.json.php': {
    input: async (scene) => filed(await ownFile(scene)),
    reply: {},
    absent: (scene) => absent(scene, 'file', filed),
  },
  'GET private/file-get-uses.json.php': {
    input: async (scene) => idOnly(await ownFile(scene)),
    reply: [],
    absent: (scene) => absent(scene, 'file', idOnly),
  },
  'POST protected/image-get-captions.json.php': {
    input: async (scene) => ({ ids: [await ownFile(scene), neverAnId] }),
    reply: ['', ''],
  },
}
