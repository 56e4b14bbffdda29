import { defineCalls, Id, type CallTypes } from '@sitewright/api-client/contract'
import { Type } from 'typebox'
import { maxNameLength, maxEntries } from './model/limits.ts'
import { systemAdmin, systemUser } from './model/permissions.ts'
import { texts as done } from './audit-messages.ts'

const Name = Type.String({ maxLength: maxNameLength })

const EditedEntries = Type.Array(
  Type.Object({
    /** Null for a new one. */
    id: Type.Union([Id, Type.Null()]),
    Description: Name,
  }),
  { maxItems: maxEntries },
)

export const progressAdminCalls = defineCalls({
  'GET protected/plugin/progress-admin/get-setup-data.json.php': {
    summary: 'The progression systems that a page can be attached to',
    access: [systemAdmin, systemUser],
    input: Type.Object({ id: Id }),
    reply: Type.Object({ Systems: Type.Array(Type.Object({ id: Id, Name: Type.String() })) }),
  },
  'POST protected/plugin/progress-admin/setup-page.json.php': {
    summary:
      'Creates a progression system and attaches a page to it, or attaches the page to an existing one, permanently',
    done: done.attached,
    access: [systemAdmin],
    about: 'page',
    input: Type.Object({
      id: Id,
      /** To create a system of this name, which no other may have. */
      SystemName: Type.Optional(Name),
      /** To connect to this system. Either this or SystemName. */
      SystemId: Type.Optional(Id),
    }),
    reply: Type.Object({ SystemId: Id }),
  },
  'POST protected/plugin/progress-admin/save-page.json.php': {
    summary: 'Stores the states and stages of a system, in the order given; one that is left out is deleted',
    done: done.saved,
    access: [systemAdmin],
    about: 'page',
    input: Type.Object({
      id: Id,
      data: Type.Object({
        /** Permanent: one that differs is refused. */
        SystemName: Type.Optional(Name),
        SystemStates: EditedEntries,
        SystemStages: EditedEntries,
      }),
      /** The version the edits are based on; a stale one is refused with 409. */
      base: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    reply: Type.Object({ version: Type.Integer() }),
  },
  'GET protected/plugin/progress-admin/get-uses.json.php': {
    summary: 'How many people a state is given to, or have completed a stage, and how many records name it',
    access: [systemAdmin],
    input: Type.Object({
      id: Id,
      /** One of the two: an entry of the system that the page is attached to. */
      state: Type.Optional(Id),
      stage: Type.Optional(Id),
    }),
    reply: Type.Object({
      people: Type.Integer({ minimum: 0 }),
      /** Records, not struck out, that name the stage; 0 for a state. */
      records: Type.Integer({ minimum: 0 }),
    }),
  },
})

export type ProgressAdminCalls = CallTypes<typeof progressAdminCalls>
