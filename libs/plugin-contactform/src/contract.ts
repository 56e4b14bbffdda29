import {
  defineCalls,
  EpochSeconds,
  Id,
  listInput,
  newsOfList,
  Nothing,
  Paged,
  type CallTypes,
} from '@sitewright/api-client/contract'
import { saveCall } from '@sitewright/page-kit/server'
import { Type, type Static } from 'typebox'
import { manifest } from './manifest.ts'
import { maxLabelLength, maxLayoutCharacters, maxNoteLength, maxSubmittedCharacters } from './model/limits.ts'
import {
  Answer,
  DeliveredSubmission,
  InboxForm,
  InboxMessage,
  Mark,
  ReleaseSubmission,
  SubmittedFile,
} from './submission.ts'
import { texts as done } from './audit-messages.ts'
import { texts } from './limit-messages.ts'

/** Who sees, releases and deletes submissions. */
export const releasers = ['core.admin', 'core.page-manager'] as const

/** A key, or an address, with which a form is delivered without verification. */
export const Preauthorization = Type.Object({
  id: Id,
  /** The address, as it is compared; absent: anyone who has the key. */
  email: Type.Optional(Type.String()),
  /** Who made it, by name; '' where that is not known. */
  by: Type.String(),
  created: EpochSeconds,
  /** Until when it works; absent: for ever. */
  expires: Type.Optional(EpochSeconds),
})
export type Preauthorization = Static<typeof Preauthorization>

/** What an option that has a limited number of places has left. */
export const Place = Type.Object({
  /** The field's name in the submission. */
  field: Type.String(),
  /** The option's Value. */
  value: Type.String(),
  left: Type.Integer(),
})

const inboxList = {
  summary: 'Submissions that were delivered, newest first, some at a time',
  access: releasers,
  input: listInput([], {
    /** Only those of this form. */
    form: Type.Optional(Id),
    /** Only those marked so. */
    mark: Type.Optional(Mark),
  }),
  reply: Paged(DeliveredSubmission),
} as const

export const contactFormCalls = defineCalls({
  /** The content is JSON text of the layout. Values typed into its fields are cleared, but not in a draft (Q103). */
  'POST protected/plugin/form/save-form.json.php': saveCall(manifest, {
    summary: 'Publishes the layout of a form, or stores it as a draft',
    done: { draft: done.draft, published: done.published, saved: done.saved },
    maxCharacters: maxLayoutCharacters,
  }),
  'GET protected/plugin/form/preauth.json.php': {
    summary: 'Creates a key that delivers a form without verification, or exempts an address from it',
    done: done.preauthorized,
    access: [manifest.editor],
    about: 'page',
    changes: true,
    input: Type.Object({
      id: Id,
      /** The address to be pre-authorized; absent, a key is made. */
      e: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    /** The key; for an address 1, or 0 where it is none. */
    reply: Type.Tuple([Type.Union([Type.String(), Type.Integer()])]),
  },
  'GET protected/plugin/form/preauth-list.json.php': {
    summary: 'Lists the keys and addresses exempt from verification on a form, newest first, up to 500',
    access: [manifest.editor],
    about: 'page',
    input: Type.Object({ id: Id }),
    reply: Type.Array(Preauthorization),
  },
  'POST protected/plugin/form/preauth-revoke.json.php': {
    summary: 'Revokes a key or an address exempt from verification on a form, or all of them',
    done: done.revoked,
    access: [manifest.editor],
    about: 'page',
    input: Type.Object({
      id: Id,
      /** Which one; absent: all of the form. */
      preauth: Type.Optional(Id),
    }),
    /** How many there were, and which; one that is gone already is none. */
    reply: Type.Object({ revoked: Type.Integer(), ids: Type.Array(Id) }),
  },
  'POST protected/plugin/form/submit-form.json.php': {
    summary: 'Submits what a visitor filled into a published form',
    done: done.submitted,
    access: 'anyone',
    about: 'page',
    input: Type.Object({
      id: Id,
      reCaptchaToken: Type.Optional(Type.String({ maxLength: 10_000 })),
      /** JSON text of the field list, with what was typed into it. */
      content: Type.String({ maxLength: maxSubmittedCharacters }),
      /** A pre-authorization key; one that is unknown or expired counts as none. */
      pauth: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    reply: Type.Object({
      /** 1 no recipients, 2 not taken for a person, 3 no valid address, 4 repeated attempts (Q114), 5 a choice is fully booked, 6 a file is not there any more. */
      error: Type.Optional(Type.Integer()),
      /** With error 5: what is left. */
      places: Type.Optional(Type.Array(Place)),
      /** 1 where it was delivered at once; absent: the submitter has to follow the link in an email. */
      auth: Type.Optional(Type.Literal(1)),
      /** False where that email is only stored on the server, since no mail server is set. */
      sends: Type.Optional(Type.Literal(false)),
    }),
  },
  'POST protected/plugin/form/upload-file.json.php': {
    summary: 'Sends a file ahead of the submission that names it within the hour',
    done: done.sentFile,
    access: 'anyone',
    about: 'page',
    upload: true,
    limit: {
      per: 'address',
      count: 40,
      seconds: 10 * 60,
      refusal: {
        code: 'too-many-files',
        error: texts.files,
      },
    },
    input: Type.Object({
      id: Id,
      /** The SubmitLabel of the field. */
      field: Type.String({ maxLength: maxLabelLength }),
      reCaptchaToken: Type.Optional(Type.String({ maxLength: 10_000 })),
    }),
    /** What the submission has in the `Value` of the field, as `{ ticket }` in a list. */
    reply: Type.Object({ ticket: Type.String() }),
  },
  'GET protected/plugin/form/places.json.php': {
    summary: 'How many places are left of each choice of a form that has a limited number of them',
    access: 'anyone',
    about: 'page',
    input: Type.Object({ id: Id }),
    reply: Type.Array(Place),
  },
  'GET private/form-get-release-list.json.php': {
    summary: 'Lists the submissions waiting to be verified or released, newest first, up to 500',
    access: releasers,
    reply: Type.Array(ReleaseSubmission),
  },
  'GET private/form-get-release-paged.json.php': {
    summary: 'Submissions waiting to be verified or released, newest first, some at a time',
    access: releasers,
    input: listInput([], {}),
    reply: Paged(ReleaseSubmission),
  },
  'GET private/form-get-submission.json.php': {
    summary: 'Gives what was submitted',
    access: releasers,
    input: Type.Object({ id: Id }),
    reply: Type.Object({
      id: Id,
      title: Type.String(),
      email: Type.String(),
      time: EpochSeconds,
      answers: Type.Array(Answer),
      /** Absent: none. */
      files: Type.Optional(Type.Array(SubmittedFile)),
    }),
  },
  'GET private/form-inbox-paged.json.php': inboxList,
  'GET private/form-submission-news.php': newsOfList(
    inboxList,
    'That submissions have come, were delivered or deleted, or what staff say of them, every two seconds at most',
  ),
  'GET private/form-inbox-forms.json.php': {
    summary: 'The forms of which submissions were delivered and are still kept, newest form first, up to 200',
    access: releasers,
    reply: Type.Array(InboxForm),
  },
  'GET private/form-inbox-new.json.php': {
    summary: 'The ids of delivered submissions that are new, newest first, up to 500',
    access: releasers,
    reply: Type.Array(Id),
  },
  'GET private/form-inbox-message.json.php': {
    summary: 'Gives a delivered submission with its answers and what staff wrote about it',
    access: releasers,
    input: Type.Object({ id: Id }),
    reply: InboxMessage,
  },
  'POST private/form-inbox-mark.json.php': {
    summary: 'Marks a delivered submission as new, done or spam',
    done: done.marked,
    access: releasers,
    input: Type.Object({ id: Id, mark: Mark }),
    reply: Nothing,
  },
  'POST private/form-inbox-note.json.php': {
    summary: 'Stores what staff write about a delivered submission, for themselves',
    done: done.noted,
    access: releasers,
    input: Type.Object({
      id: Id,
      note: Type.String({ maxLength: maxNoteLength }),
      /** The note that it takes the place of; with another one stored meanwhile it is refused with 409. */
      before: Type.String({ maxLength: maxNoteLength }),
    }),
    reply: Nothing,
  },
  'GET private/form-submission-delete.json.php': {
    summary: 'Deletes a submission',
    done: done.deleted,
    access: releasers,
    changes: true,
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
})

export type ContactFormCalls = CallTypes<typeof contactFormCalls>
