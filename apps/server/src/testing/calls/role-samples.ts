import type { PermissionContext } from '@sitewright/api-client'
import type { roleCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import type { CallByContext } from './call-rights.ts'
import { neverAnId, type AbsentInputs, type CallSample, type Scene } from './call-sample.ts'
import { newPerson } from './people.ts'
import { newThing, personalThing } from './things.ts'

async function newRole({ server }: Scene): Promise<number> {
  return server.services.database.write(
    async (tx) => (await tx.insertInto('roles').values({ title: '' }).returning('id').executeTakeFirstOrThrow()).id,
  )
}

async function absentRoles(scene: Scene, inputFor: (id: number) => unknown): Promise<AbsentInputs> {
  const deleted = await newRole(scene)
  await scene.server.services.database.write((tx) => tx.deleteFrom('roles').where('id', '=', deleted).execute())
  return { never: inputFor(neverAnId), deleted: inputFor(deleted) }
}

let titles = 0
const idOnly = (id: number) => ({ id })
const emptied = (id: number) => ({ id, accounts: [], permissions: [] })

export const roleSamples: Record<Exclude<keyof typeof roleCalls, CallByContext>, CallSample> = {
  'GET private/role-get-list.json.php': { input: () => undefined },
  'POST private/role-create.json.php': {
    input: () => ({ title: `Committee ${++titles}` }),
    reply: { id: expect.any(Number) },
  },
  'GET private/role-delete.json.php': {
    input: async (scene) => idOnly(await newRole(scene)),
    reply: {},
    absent: (scene) => absentRoles(scene, idOnly),
  },
  'GET private/role-editor-get-list.json.php': {
    input: async (scene) => idOnly(await newRole(scene)),
    reply: { accounts: expect.any(Array), permissions: expect.any(Array) },
    absent: (scene) => absentRoles(scene, idOnly),
  },
  'POST private/role-editor-save-list.json.php': {
    input: async (scene) => ({
      id: await newRole(scene),
      accounts: [(await newPerson(scene)).id],
      permissions: ['core.account-owner'],
    }),
    reply: {},
    absent: (scene) => absentRoles(scene, emptied),
  },
}

/** The calls that say for whom a thing is kept, made for each kind of thing. */
export function thingSamples(ctx: PermissionContext): Record<CallByContext, CallSample> {
  const read = (id: number) => ({ id, ctx })
  const keep = (id: number) => ({ id, ctx, permissions: [1] })

  async function absent(scene: Scene, inputFor: (id: number) => unknown): Promise<AbsentInputs> {
    const deleted = await newThing(scene, ctx)
    await deleted.remove()
    const foreign = await personalThing(scene, ctx)
    return {
      never: inputFor(neverAnId),
      deleted: inputFor(deleted.id),
      ...(foreign === undefined ? {} : { foreign: inputFor(foreign) }),
    }
  }

  return {
    'GET private/permission-editor-get-list.json.php': {
      input: async (scene) => read((await newThing(scene, ctx)).id),
      reply: { permissions: expect.any(Array), otherwise: expect.any(String) },
      absent: (scene) => absent(scene, read),
    },
    'POST private/permission-editor-save-list.json.php': {
      input: async (scene) => keep((await newThing(scene, ctx)).id),
      reply: {},
      absent: (scene) => absent(scene, keep),
    },
  }
}
