import { defineCalls, EpochSeconds, Id, maxInteger, Nothing, type CallTypes } from '@sitewright/api-client/contract'
import { systemUser } from '@sitewright/plugin-progress-admin/model'
import { Type, type Static } from 'typebox'
import { maxNotesLength, maxReasonLength } from './limits.ts'

/** Milliseconds since 1970. */
const Moment = Type.Integer()

/** Who did something, and when. */
const Signed = { by: Type.String(), time: EpochSeconds }

const Strike = Type.Object({ ...Signed, reason: Type.String() })

export const ProgressRecord = Type.Object({
  id: Id,
  Start: Moment,
  End: Moment,
  /** Who added it, and when. */
  by: Type.String(),
  time: EpochSeconds,
  /** Who struck it out; null where it counts. */
  struck: Type.Union([Strike, Type.Null()]),
})
export type ProgressRecord = Static<typeof ProgressRecord>

/** A state and 'Completed' as they were saved. */
export const ProgressChange = Type.Object({ ...Signed, state: Type.String(), complete: Type.Boolean() })
export type ProgressChange = Static<typeof ProgressChange>

export const Progression = Type.Object({
  /** By their start, the latest first; struck ones too. */
  records: Type.Array(ProgressRecord),
  /** Ids of the system's stages that are completed. */
  stages: Type.Array(Id),
  idstate: Type.Union([Id, Type.Null()]),
  complete: Type.Boolean(),
  /** Sum over the records that are not struck out, not rounded. */
  hours: Type.Number(),
  /** The latest first. */
  changes: Type.Array(ProgressChange),
  /** Who registered the person, and when. */
  registered: Type.Object(Signed),
})
export type Progression = Static<typeof Progression>

/** One person in the overview of a system. */
export const OverviewRow = Type.Object({
  /** The registration's id. */
  id: Id,
  email: Type.String(),
  name: Type.String(),
  idstate: Type.Union([Id, Type.Null()]),
  complete: Type.Boolean(),
  stages: Type.Array(Id),
  hours: Type.Number(),
  /** End of the latest record that is not struck out. */
  last: Type.Union([Moment, Type.Null()]),
})
export type OverviewRow = Static<typeof OverviewRow>

/** A person's own progress in one system: what is in it, without the notes, which are for staff. */
export const OwnProgress = Type.Object({
  SystemName: Type.String(),
  SystemStages: Type.Array(Type.Object({ id: Id, Description: Type.String() })),
  /** Ids of the stages that are completed. */
  stages: Type.Array(Id),
  /** The state's name, or '' without one. */
  state: Type.String(),
  complete: Type.Boolean(),
  hours: Type.Number(),
  /** By their start, the latest first; those that are struck out are left out. */
  records: Type.Array(Type.Object({ id: Id, Start: Moment, End: Moment, Stages: Type.Array(Type.String()) })),
})
export type OwnProgress = Static<typeof OwnProgress>

export const progressManagerCalls = defineCalls({
  'POST protected/plugin/progress-manager/setup-page.json.php': {
    summary: 'Attaches a page to a progression system, permanently',
    access: [systemUser],
    about: 'page',
    input: Type.Object({ id: Id, SystemId: Id }),
    reply: Nothing,
  },
  'GET protected/plugin/progress-manager/get-account-list.json.php': {
    summary: 'The accounts that can be registered',
    access: [systemUser],
    input: Type.Object({
      /** A page: those who are registered in its system already are left out. */
      id: Type.Optional(Id),
    }),
    reply: Type.Array(Type.Object({ id: Id, Email: Type.String(), name: Type.String() })),
  },
  'POST protected/plugin/progress-manager/account-register.json.php': {
    summary: 'Registers an account in a system; one that is registered already stays as it is',
    access: [systemUser],
    input: Type.Object({ id: Id, idProgressSystem: Id }),
    /** The registration's id. */
    reply: Type.Object({ id: Id }),
  },
  'GET protected/plugin/progress-manager/get-progression-data.json.php': {
    summary: 'The progress of one registered person',
    access: [systemUser],
    input: Type.Object({ id: Id }),
    reply: Progression,
  },
  'GET protected/plugin/progress-manager/get-progress-record.json.php': {
    summary: 'Notes and stages of one record',
    access: [systemUser],
    input: Type.Object({ id: Id }),
    reply: Type.Object({ Notes: Type.String(), Stages: Type.Array(Type.String()) }),
  },
  'POST protected/plugin/progress-manager/save-registration.json.php': {
    summary: 'Gives a registered person a state, and says whether the progression is completed',
    access: [systemUser],
    input: Type.Object({
      id: Id,
      data: Type.Object({ idstate: Type.Union([Id, Type.Null()]), complete: Type.Boolean() }),
    }),
    reply: Nothing,
  },
  'POST protected/plugin/progress-manager/record-progress.json.php': {
    summary: 'Adds a record to a registered person; nothing can change it afterwards',
    access: [systemUser],
    input: Type.Object({
      id: Id,
      data: Type.Object({
        Stages: Type.Array(Type.Integer({ minimum: 1, maximum: maxInteger }), { maxItems: 500 }),
        Notes: Type.String({ maxLength: maxNotesLength }),
        Start: Moment,
        End: Moment,
      }),
      /** Chosen by the sender: a request that is sent again with the same key is answered alike and adds nothing. */
      key: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
    /** The record's id. */
    reply: Type.Object({ id: Id }),
  },
  'POST protected/plugin/progress-manager/strike-record.json.php': {
    summary: 'Strikes out a record that was a mistake: it stays readable and no longer counts',
    access: [systemUser],
    input: Type.Object({ id: Id, reason: Type.String({ maxLength: maxReasonLength }) }),
    reply: Nothing,
  },
  'GET protected/plugin/progress-manager/get-overview.json.php': {
    summary: 'Everyone registered in the system of a page, with state, stages, hours and last entry',
    access: [systemUser],
    /** A page. */
    input: Type.Object({ id: Id }),
    reply: Type.Object({ people: Type.Array(OverviewRow) }),
  },
  'GET protected/plugin/progress-manager/get-own-progress.json.php': {
    summary: 'Progress of the account that asks, in each system in which it is registered',
    access: 'logged-in',
    reply: Type.Array(OwnProgress),
  },
})

export type ProgressManagerCalls = CallTypes<typeof progressManagerCalls>
