import { defineCalls, EpochSeconds, Id, maxInteger, Nothing, type CallTypes } from '@sitewright/api-client/contract'
import { systemUser } from '@sitewright/plugin-progress-admin/model'
import { Type, type Static } from 'typebox'
import { maxAtOnce, maxNotesLength, maxReasonLength } from './limits.ts'
import { texts as done } from './audit-messages.ts'

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

/** A record as it is sent to be added. */
const NewRecord = Type.Object({
  Stages: Type.Array(Type.Integer({ minimum: 1, maximum: maxInteger }), { maxItems: 500 }),
  Notes: Type.String({ maxLength: maxNotesLength }),
  Start: Moment,
  End: Moment,
})

const maxKeyLength = 100

/** The same record for some people. */
export const GroupEntry = Type.Object({
  /** Ids of registrations. */
  people: Type.Array(Id, { minItems: 1, maxItems: maxAtOnce }),
  data: NewRecord,
  /** Chosen by the sender, as for a single record: nobody gets a second record of the same key. */
  key: Type.String({ minLength: 1, maxLength: maxKeyLength }),
})
export type GroupEntry = Static<typeof GroupEntry>

/** What came of a record for one of several people. */
export const GroupResult = Type.Object({
  /** The registration's id. */
  person: Id,
  /** The record's id; null where it was refused. */
  record: Type.Union([Id, Type.Null()]),
  /** Why it was refused; '' otherwise. */
  error: Type.String(),
})
export type GroupResult = Static<typeof GroupResult>

/** What a person has achieved in a system, as it is printed. */
export const Certificate = Type.Object({
  site: Type.Object({ title: Type.String(), logo: Type.String() }),
  SystemName: Type.String(),
  /** The person's; the email address of somebody without a name. */
  name: Type.String(),
  /** The state's name, or '' without one. */
  state: Type.String(),
  complete: Type.Boolean(),
  /** Who said that it is completed, and when; null while it is not. */
  completed: Type.Union([Type.Object(Signed), Type.Null()]),
  hours: Type.Number(),
  /** The stages that are completed, in the system's order: the end of the first record that names it, and who added that. */
  stages: Type.Array(Type.Object({ name: Type.String(), done: Moment, by: Type.String() })),
  /** How many stages the system has. */
  of: Type.Integer({ minimum: 0 }),
})
export type Certificate = Static<typeof Certificate>

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
    done: done.attached,
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
    done: done.registered,
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
    done: done.changedState,
    access: [systemUser],
    input: Type.Object({
      id: Id,
      data: Type.Object({ idstate: Type.Union([Id, Type.Null()]), complete: Type.Boolean() }),
    }),
    reply: Nothing,
  },
  'POST protected/plugin/progress-manager/record-progress.json.php': {
    summary: 'Adds a record to a registered person; nothing can change it afterwards',
    done: done.recorded,
    access: [systemUser],
    input: Type.Object({
      id: Id,
      data: NewRecord,
      /** Chosen by the sender: a request that is sent again with the same key is answered alike and adds nothing. */
      key: Type.Optional(Type.String({ minLength: 1, maxLength: maxKeyLength })),
    }),
    /** The record's id. */
    reply: Type.Object({ id: Id }),
  },
  'POST protected/plugin/progress-manager/record-group.json.php': {
    summary: 'Adds records to several registered people at once, each as a single one; says of each what came of it',
    done: done.recordedGroup,
    access: [systemUser],
    about: 'page',
    input: Type.Object({
      /** A page. */
      id: Id,
      entries: Type.Array(GroupEntry, { minItems: 1, maxItems: maxAtOnce }),
    }),
    /** In the order of the entries, and of the people in each. */
    reply: Type.Object({ results: Type.Array(GroupResult) }),
  },
  'GET protected/plugin/progress-manager/get-group-records.json.php': {
    summary: 'The records of several registered people that start within a time and are not struck out',
    access: [systemUser],
    input: Type.Object({
      /** A page. */
      id: Id,
      /** Ids of registrations, with commas between them. */
      people: Type.String({ pattern: `^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,${maxAtOnce - 1}}$`, maxLength: 2200 }),
      from: Moment,
      to: Moment,
    }),
    reply: Type.Object({
      records: Type.Array(Type.Object({ person: Id, Start: Moment, End: Moment, Stages: Type.Array(Id) })),
    }),
  },
  'POST protected/plugin/progress-manager/strike-record.json.php': {
    summary: 'Strikes out a record that was a mistake: it stays readable and no longer counts',
    done: done.struck,
    access: [systemUser],
    input: Type.Object({ id: Id, reason: Type.String({ maxLength: maxReasonLength }) }),
    reply: Nothing,
  },
  'POST protected/plugin/progress-manager/strike-group.json.php': {
    summary:
      'Strikes out several records at once, each as a single one; those that are struck out already stay as they are',
    done: done.struckGroup,
    access: [systemUser],
    about: 'page',
    input: Type.Object({
      /** A page. */
      id: Id,
      records: Type.Array(Id, { minItems: 1, maxItems: maxAtOnce }),
      reason: Type.String({ maxLength: maxReasonLength }),
    }),
    /** Ids of those that are struck out now, by this call or before; and of those before it, where there are some. */
    reply: Type.Object({ struck: Type.Array(Id), before: Type.Optional(Type.Array(Id)) }),
  },
  'GET protected/plugin/progress-manager/get-certificate.json.php': {
    summary: 'What a registered person has achieved, to be printed',
    access: [systemUser],
    /** The registration's. */
    input: Type.Object({ id: Id }),
    reply: Certificate,
  },
  'GET protected/plugin/progress-manager/get-own-certificates.json.php': {
    summary: 'The same for the account that asks, in each system in which it is registered',
    access: 'logged-in',
    reply: Type.Array(Certificate),
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
