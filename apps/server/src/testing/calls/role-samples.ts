import type { PermissionContext } from '@sitewright/api-client'
import type { roleCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import type { CallByContext } from './call-rights.ts'
import { neverAnId, type AbsentInputs, type CallSample, type SampleContext } from './call-sample.ts'
import { newPerson } from './people.ts'
import { newResource, personalResource } from './resources.ts'

async function newRole({ server }: SampleContext): Promise<number> {
  return server.services.database.write(
    async (tx) => (await tx.insertInto('roles').values({ title: '' }).returning('id').executeTakeFirstOrThrow()).id,
  )
}

async function absentRoles(context: SampleContext, inputFor: (id: number) => unknown): Promise<AbsentInputs> {
  const deleted = await newRole(context)
  await context.server.services.database.write((tx) => tx.deleteFrom('roles').where('id', '=', deleted).execute())
  return { never: inputFor(neverAnId), deleted: inputFor(deleted) }
}

let titles = 0
const idOnly = (id: number) => ({ id })
const described = (id: number) => ({ id, title: `Board ${++titles}`, description: 'Looks after the huts' })
const emptied = (id: number) => ({ id, accounts: [], permissions: [] })

export const roleSamples: Record<Exclude<keyof typeof roleCalls, CallByContext>, CallSample> = {
  'GET private/role-get-list.json.php': { input: () => undefined },
  'POST private/role-create.json.php': {
    input: () => ({ title: `Committee ${++titles}` }),
    reply: { id: expect.any(Number) },
  },
  'POST private/role-update.json.php': {
    input: async (context) => described(await newRole(context)),
    reply: {},
    absent: (context) => absentRoles(context, described),
  },
  'GET private/role-delete.json.php': {
    input: async (context) => idOnly(await newRole(context)),
    reply: {},
    absent: (context) => absentRoles(context, idOnly),
  },
  'GET private/role-editor-get-list.json.php': {
    input: async (context) => idOnly(await newRole(context)),
    reply: { accounts: expect.any(Array), permissions: expect.any(Array) },
    absent: (context) => absentRoles(context, idOnly),
  },
  'GET private/role-editor-get-paged.json.php': {
    input: async (context) => ({ id: await newRole(context), limit: 2 }),
    reply: { items: expect.any(Array), total: expect.any(Number) },
    absent: (context) => absentRoles(context, idOnly),
  },
  'GET private/role-editor-get-role.json.php': {
    input: async (context) => idOnly(await newRole(context)),
    reply: { members: 0, permissions: expect.any(Array) },
    absent: (context) => absentRoles(context, idOnly),
  },
  'POST private/role-editor-change.json.php': {
    input: async (context) => ({
      ...{ id: await newRole(context), addAccounts: [(await newPerson(context)).id], removeAccounts: [] },
      ...{ addPermissions: ['core.account-owner'], removePermissions: [] },
    }),
    reply: {},
    absent: (context) =>
      absentRoles(context, (id) => ({
        ...{ id, addAccounts: [], removeAccounts: [] },
        ...{ addPermissions: [], removePermissions: [] },
      })),
  },
  'POST private/role-editor-save-list.json.php': {
    input: async (context) => ({
      id: await newRole(context),
      accounts: [(await newPerson(context)).id],
      permissions: ['core.account-owner'],
    }),
    reply: {},
    absent: (context) => absentRoles(context, emptied),
  },
}

/** The calls that say for whom a thing is kept, made for each kind of thing. */
export function resourceSamples(ctx: PermissionContext): Record<CallByContext, CallSample> {
  const read = (id: number) => ({ id, ctx })
  const keep = (id: number) => ({ id, ctx, permissions: [1] })

  async function absent(context: SampleContext, inputFor: (id: number) => unknown): Promise<AbsentInputs> {
    const deleted = await newResource(context, ctx)
    await deleted.remove()
    const foreign = await personalResource(context, ctx)
    return {
      never: inputFor(neverAnId),
      deleted: inputFor(deleted.id),
      ...(foreign === undefined ? {} : { foreign: inputFor(foreign) }),
    }
  }

  return {
    'GET private/permission-editor-get-list.json.php': {
      input: async (context) => read((await newResource(context, ctx)).id),
      reply: { permissions: expect.any(Array), otherwise: expect.any(String) },
      absent: (context) => absent(context, read),
    },
    'POST private/permission-editor-save-list.json.php': {
      input: async (context) => keep((await newResource(context, ctx)).id),
      reply: {},
      absent: (context) => absent(context, keep),
    },
  }
}
