import { expect } from 'vitest'
import { addProgressPage, addRecord, addSystem, recordData, register, systemUser, type System } from './progress.ts'
import {
  absentPages,
  deletedPerson,
  neverAnId,
  newPerson,
  type AbsentInputs,
  type CallSample,
  type Scene,
  theServer,
} from '@sitewright/server/testing/vitest'

const adminPage = ({ server }: Scene) => addProgressPage(server, 'progress-admin')
const managerPage = ({ server }: Scene) => addProgressPage(server, 'progress-manager')

/** A page of the kind that whoever asks may open. */
async function openPage(scene: Scene): Promise<number> {
  const { server, as } = scene
  const permissions = as ? await server.services.identities.permissionsOf(as.accountId) : []
  return permissions.includes(systemUser) ? managerPage(scene) : adminPage(scene)
}

/** Somebody registered in a system. */
async function registered({ server }: Scene): Promise<{ system: System; id: number }> {
  const system = await addSystem(server)
  return { system, id: await register(server, system) }
}

async function recorded(scene: Scene): Promise<{ system: System; id: number }> {
  const { system, id } = await registered(scene)
  return { system, id: await addRecord(scene.server, id, { Stages: system.stages.slice(1), Notes: 'In the rain' }) }
}

/** Of one system the only page is gone; the other's only page is not for staff. */
async function absent(
  scene: Scene,
  make: (scene: Scene) => Promise<{ system: System; id: number }>,
  inputFor: (id: number) => unknown,
): Promise<AbsentInputs> {
  const { pages } = scene.server.services
  const gone = await make(scene)
  await pages.remove(gone.system.managerPage, theServer)
  await pages.remove(gone.system.adminPage, theServer)
  const foreign = await make(scene)
  await pages.remove(foreign.system.managerPage, theServer)
  return { never: inputFor(neverAnId), deleted: inputFor(gone.id), foreign: inputFor(foreign.id) }
}

const entries = { SystemStates: [{ id: null, Description: 'Started' }], SystemStages: [] }

/** Samples of the progress kinds' calls, for where they are installed. */
export const progressSamples: Readonly<Record<string, CallSample>> = {
  'GET protected/plugin/progress-admin/get-setup-data.json.php': {
    input: async (scene) => ({ id: await openPage(scene) }),
    reply: { Systems: expect.any(Array) },
    absent: async (scene) => absentPages(scene, (id) => ({ id }), await managerPage(scene)),
  },
  'POST protected/plugin/progress-admin/setup-page.json.php': {
    input: async (scene) => ({ id: await adminPage(scene), SystemName: `Walks of page ${await adminPage(scene)}` }),
    reply: { SystemId: expect.any(Number) },
    absent: async (scene) => absentPages(scene, (id) => ({ id, SystemName: 'Walks' }), await managerPage(scene)),
  },
  'POST protected/plugin/progress-admin/save-page.json.php': {
    input: async ({ server }) => ({ id: (await addSystem(server)).adminPage, data: entries }),
    reply: { version: 2 },
    absent: async (scene) =>
      absentPages(scene, (id) => ({ id, data: entries }), (await addSystem(scene.server)).managerPage),
  },
  'GET protected/plugin/progress-admin/get-uses.json.php': {
    async input({ server }) {
      const { adminPage: id, stages } = await addSystem(server)
      return { id, stage: stages[0] }
    },
    reply: { people: 0, records: 0 },
    async absent(scene) {
      const { managerPage: foreign, stages } = await addSystem(scene.server)
      return absentPages(scene, (id) => ({ id, stage: stages[0] }), foreign)
    },
  },
  'POST protected/plugin/progress-manager/setup-page.json.php': {
    input: async (scene) => ({ id: await managerPage(scene), SystemId: (await addSystem(scene.server)).id }),
    async absent(scene) {
      const { id: SystemId } = await addSystem(scene.server)
      return absentPages(scene, (id) => ({ id, SystemId }), await adminPage(scene))
    },
  },
  'GET protected/plugin/progress-manager/get-account-list.json.php': {
    input: async ({ server }) => ({ id: (await addSystem(server)).managerPage }),
    reply: expect.arrayContaining([{ id: 1, Email: 'admin@example.org', name: expect.any(String) }]),
    absent: async (scene) => absentPages(scene, (id) => ({ id }), await adminPage(scene)),
  },
  'POST protected/plugin/progress-manager/account-register.json.php': {
    input: async (scene) => ({
      id: (await newPerson(scene)).id,
      idProgressSystem: (await addSystem(scene.server)).id,
    }),
    reply: { id: expect.any(Number) },
    async absent(scene) {
      const { id: idProgressSystem } = await addSystem(scene.server)
      return {
        never: { id: neverAnId, idProgressSystem },
        deleted: { id: await deletedPerson(scene), idProgressSystem },
        foreign: { id: (await newPerson(scene)).id, idProgressSystem: neverAnId },
      }
    },
  },
  'GET protected/plugin/progress-manager/get-progression-data.json.php': {
    input: async (scene) => ({ id: (await registered(scene)).id }),
    reply: { records: [], stages: [], idstate: null, complete: false, hours: 0 },
    absent: (scene) => absent(scene, registered, (id) => ({ id })),
  },
  'GET protected/plugin/progress-manager/get-progress-record.json.php': {
    input: async (scene) => ({ id: (await recorded(scene)).id }),
    reply: { Notes: 'In the rain', Stages: ['Compass', 'Weather'] },
    absent: (scene) => absent(scene, recorded, (id) => ({ id })),
  },
  'POST protected/plugin/progress-manager/save-registration.json.php': {
    async input(scene) {
      const { system, id } = await registered(scene)
      return { id, data: { idstate: system.states[0], complete: true } }
    },
    absent: (scene) => absent(scene, registered, (id) => ({ id, data: { idstate: null, complete: true } })),
  },
  'POST protected/plugin/progress-manager/record-progress.json.php': {
    input: async (scene) => ({ id: (await registered(scene)).id, data: recordData(scene.server) }),
    reply: { id: expect.any(Number) },
    absent: (scene) => absent(scene, registered, (id) => ({ id, data: recordData(scene.server) })),
  },
  'POST protected/plugin/progress-manager/strike-record.json.php': {
    input: async (scene) => ({ id: (await recorded(scene)).id, reason: 'Another day' }),
    absent: (scene) => absent(scene, recorded, (id) => ({ id, reason: 'Another day' })),
  },
  'GET protected/plugin/progress-manager/get-overview.json.php': {
    input: async ({ server }) => ({ id: (await addSystem(server)).managerPage }),
    reply: { people: [] },
    absent: async (scene) => absentPages(scene, (id) => ({ id }), (await addSystem(scene.server)).adminPage),
  },
  'GET protected/plugin/progress-manager/get-own-progress.json.php': { input: () => undefined, reply: [] },
}
