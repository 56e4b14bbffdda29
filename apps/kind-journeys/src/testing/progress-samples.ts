import { expect } from 'vitest'
import { addProgressPage, addRecord, addSystem, recordData, register, systemUser, type System } from './progress.ts'
import {
  absentPages,
  deletedPerson,
  neverAnId,
  newPerson,
  type AbsentInputs,
  type CallSample,
  type SampleContext,
  theServer,
} from '@sitewright/server/testing/vitest'

const adminPage = ({ server }: SampleContext) => addProgressPage(server, 'progress-admin')
const managerPage = ({ server }: SampleContext) => addProgressPage(server, 'progress-manager')

/** A page of the kind that anyone who asks may open. */
async function openPage(context: SampleContext): Promise<number> {
  const { server, as } = context
  const permissions = as ? await server.services.identities.permissionsOf(as.accountId) : []
  return permissions.includes(systemUser) ? managerPage(context) : adminPage(context)
}

/** Somebody registered in a system. */
async function registered({ server }: SampleContext): Promise<{ system: System; id: number }> {
  const system = await addSystem(server)
  return { system, id: await register(server, system) }
}

async function recorded(context: SampleContext): Promise<{ system: System; id: number }> {
  const { system, id } = await registered(context)
  return { system, id: await addRecord(context.server, id, { Stages: system.stages.slice(1), Notes: 'In the rain' }) }
}

/** Of one system the only page is gone; the other's only page is not for staff. */
async function absent(
  context: SampleContext,
  make: (context: SampleContext) => Promise<{ system: System; id: number }>,
  inputFor: (id: number) => unknown,
): Promise<AbsentInputs> {
  const { pages } = context.server.services
  const gone = await make(context)
  await pages.remove(gone.system.managerPage, theServer)
  await pages.remove(gone.system.adminPage, theServer)
  const foreign = await make(context)
  await pages.remove(foreign.system.managerPage, theServer)
  return { never: inputFor(neverAnId), deleted: inputFor(gone.id), foreign: inputFor(foreign.id) }
}

const groupEntry = ({ server }: SampleContext, person: number) => ({
  ...{ people: [person], data: recordData(server), key: 'a course evening' },
})

const allTimes = { from: 0, to: Date.UTC(2199, 0, 1) }

const entries = { SystemStates: [{ id: null, Description: 'Started' }], SystemStages: [] }

/** Samples of the progress kinds' calls, for where they are installed. */
export const progressSamples: Readonly<Record<string, CallSample>> = {
  'GET protected/plugin/progress-admin/get-setup-data.json.php': {
    input: async (context) => ({ id: await openPage(context) }),
    reply: { Systems: expect.any(Array) },
    absent: async (context) => absentPages(context, (id) => ({ id }), await managerPage(context)),
  },
  'POST protected/plugin/progress-admin/setup-page.json.php': {
    input: async (context) => ({
      id: await adminPage(context),
      SystemName: `Walks of page ${await adminPage(context)}`,
    }),
    reply: { SystemId: expect.any(Number) },
    absent: async (context) => absentPages(context, (id) => ({ id, SystemName: 'Walks' }), await managerPage(context)),
  },
  'POST protected/plugin/progress-admin/save-page.json.php': {
    input: async ({ server }) => ({ id: (await addSystem(server)).adminPage, data: entries }),
    reply: { version: 2 },
    absent: async (context) =>
      absentPages(context, (id) => ({ id, data: entries }), (await addSystem(context.server)).managerPage),
  },
  'GET protected/plugin/progress-admin/get-uses.json.php': {
    async input({ server }) {
      const { adminPage: id, stages } = await addSystem(server)
      return { id, stage: stages[0] }
    },
    reply: { people: 0, records: 0 },
    async absent(context) {
      const { managerPage: foreign, stages } = await addSystem(context.server)
      return absentPages(context, (id) => ({ id, stage: stages[0] }), foreign)
    },
  },
  'POST protected/plugin/progress-manager/setup-page.json.php': {
    input: async (context) => ({ id: await managerPage(context), SystemId: (await addSystem(context.server)).id }),
    async absent(context) {
      const { id: SystemId } = await addSystem(context.server)
      return absentPages(context, (id) => ({ id, SystemId }), await adminPage(context))
    },
  },
  'GET protected/plugin/progress-manager/get-account-list.json.php': {
    input: async ({ server }) => ({ id: (await addSystem(server)).managerPage }),
    reply: expect.arrayContaining([{ id: 1, Email: 'admin@example.org', name: expect.any(String) }]),
    absent: async (context) => absentPages(context, (id) => ({ id }), await adminPage(context)),
  },
  'POST protected/plugin/progress-manager/account-register.json.php': {
    input: async (context) => ({
      id: (await newPerson(context)).id,
      idProgressSystem: (await addSystem(context.server)).id,
    }),
    reply: { id: expect.any(Number) },
    async absent(context) {
      const { id: idProgressSystem } = await addSystem(context.server)
      return {
        never: { id: neverAnId, idProgressSystem },
        deleted: { id: await deletedPerson(context), idProgressSystem },
        foreign: { id: (await newPerson(context)).id, idProgressSystem: neverAnId },
      }
    },
  },
  'GET protected/plugin/progress-manager/get-progression-data.json.php': {
    input: async (context) => ({ id: (await registered(context)).id }),
    reply: { records: [], stages: [], idstate: null, complete: false, hours: 0 },
    absent: (context) => absent(context, registered, (id) => ({ id })),
  },
  'GET protected/plugin/progress-manager/get-progress-record.json.php': {
    input: async (context) => ({ id: (await recorded(context)).id }),
    reply: { Notes: 'In the rain', Stages: ['Compass', 'Weather'] },
    absent: (context) => absent(context, recorded, (id) => ({ id })),
  },
  'POST protected/plugin/progress-manager/save-registration.json.php': {
    async input(context) {
      const { system, id } = await registered(context)
      return { id, data: { idstate: system.states[0], complete: true } }
    },
    absent: (context) => absent(context, registered, (id) => ({ id, data: { idstate: null, complete: true } })),
  },
  'POST protected/plugin/progress-manager/record-progress.json.php': {
    input: async (context) => ({ id: (await registered(context)).id, data: recordData(context.server) }),
    reply: { id: expect.any(Number) },
    absent: (context) => absent(context, registered, (id) => ({ id, data: recordData(context.server) })),
  },
  'POST protected/plugin/progress-manager/strike-record.json.php': {
    input: async (context) => ({ id: (await recorded(context)).id, reason: 'Another day' }),
    absent: (context) => absent(context, recorded, (id) => ({ id, reason: 'Another day' })),
  },
  'POST protected/plugin/progress-manager/record-group.json.php': {
    async input(context) {
      const { system, id } = await registered(context)
      return { id: system.managerPage, entries: [groupEntry(context, id)] }
    },
    reply: { results: [{ person: expect.any(Number), record: expect.any(Number), error: '' }] },
    async absent(context) {
      const { system, id: person } = await registered(context)
      return absentPages(context, (id) => ({ id, entries: [groupEntry(context, person)] }), system.adminPage)
    },
  },
  'GET protected/plugin/progress-manager/get-group-records.json.php': {
    async input(context) {
      const { system, id } = await registered(context)
      await addRecord(context.server, id)
      return { id: system.managerPage, people: String(id), ...allTimes }
    },
    reply: { records: [expect.objectContaining({ Stages: [] })] },
    async absent(context) {
      const { system, id: person } = await registered(context)
      return absentPages(context, (id) => ({ id, people: String(person), ...allTimes }), system.adminPage)
    },
  },
  'POST protected/plugin/progress-manager/strike-group.json.php': {
    async input(context) {
      const { system, id } = await registered(context)
      return { id: system.managerPage, records: [await addRecord(context.server, id)], reason: 'Another day' }
    },
    reply: { struck: [expect.any(Number)] },
    async absent(context) {
      const { system, id: record } = await recorded(context)
      return absentPages(context, (id) => ({ id, records: [record], reason: '' }), system.adminPage)
    },
  },
  'GET protected/plugin/progress-manager/get-certificate.json.php': {
    input: async (context) => ({ id: (await registered(context)).id }),
    reply: { complete: false, completed: null, stages: [], of: 3 },
    absent: (context) => absent(context, registered, (id) => ({ id })),
  },
  'GET protected/plugin/progress-manager/get-own-certificates.json.php': { input: () => undefined, reply: [] },
  'GET protected/plugin/progress-manager/get-overview.json.php': {
    input: async ({ server }) => ({ id: (await addSystem(server)).managerPage }),
    reply: { people: [] },
    absent: async (context) => absentPages(context, (id) => ({ id }), (await addSystem(context.server)).adminPage),
  },
  'GET protected/plugin/progress-manager/get-own-progress.json.php': { input: () => undefined, reply: [] },
}
