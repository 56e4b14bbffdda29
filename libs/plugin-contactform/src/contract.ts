import { defineCalls, EpochSeconds, Id, Nothing, type CallTypes } from '@sitewright/api-client/contract'
import { saveCall } from '@sitewright/page-kit/server'
import { Type, type Static } from 'typebox'
import { manifest } from './manifest.ts'
import { maxLayoutCharacters, maxSubmittedCharacters } from './model/limits.ts'

/** Who sees, releases and deletes submissions. */
export const releasers = ['core.admin', 'core.page-manager'] as const

/** A submission that waits to be verified by its submitter or released by staff. */
export const ReleaseSubmission = Type.Object({
  id: Id,
  /** The form's title at the time. */
  title: Type.String(),
  /** The submitter's address. */
  email: Type.String(),
  time: EpochSeconds,
  /** The `t` of `public/verify.php?a=1&t=`: of use to staff only. */
  code: Type.String(),
})
export type ReleaseSubmission = Static<typeof ReleaseSubmission>

/** What was typed into one field. */
export const Answer = Type.Object({
  /** The field's SubmitLabel. */
  label: Type.String(),
  answer: Type.String(),
})
export type Answer = Static<typeof Answer>

/** A key, or an address, with which a form is delivered without verification. */
export const Preauthorization = Type.Object({
  id: Id,
  /** The address, as it is compared; absent: whoever has the key. */
  email: Type.Optional(Type.String()),
  /** Who made it, by name; '' where that is not known. */
  by: Type.String(),
  created: EpochSeconds,
  /** Until when it works; absent: for ever. */
  expires: Type.Optional(EpochSeconds),
})
export type Preauthorization = Static<typeof Preauthorization>

export const contactFormCalls = defineCalls({
  /** The content is JSON text of the layout. Values typed into its fields are cleared, but not in a draft (Q103). */
  'POST protected/plugin/form/save-form.json.php': saveCall(manifest, {
    summary: 'Publishes the layout of a form, or stores it as a draft',
    maxCharacters: maxLayoutCharacters,
  }),
  'GET protected/plugin/form/preauth.json.php': {
    summary: 'Creates a key that delivers a form without verification, or exempts an address from it',
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
    access: [manifest.editor],
    about: 'page',
    input: Type.Object({
      id: Id,
      /** Which one; absent: all of the form. */
      preauth: Type.Optional(Id),
    }),
    /** How many there were; one that is gone already is none. */
    reply: Type.Object({ revoked: Type.Integer() }),
  },
  'POST protected/plugin/form/submit-form.json.php': {
    summary: 'Submits what a visitor filled into a published form',
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
      /** 1 no recipients, 2 not taken for a person, 3 no valid address, 4 repeated attempts (Q114). */
      error: Type.Optional(Type.Integer()),
      /** 1 where it was delivered at once; absent: the submitter has to follow the link in an email. */
      auth: Type.Optional(Type.Literal(1)),
    }),
  },
  'GET private/form-get-release-list.json.php': {
    summary: 'Lists the submissions waiting to be verified or released, newest first, up to 500',
    access: releasers,
    reply: Type.Array(ReleaseSubmission),
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
    }),
  },
  'GET private/form-submission-delete.json.php': {
    summary: 'Deletes a submission',
    access: releasers,
    changes: true,
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
})

export type ContactFormCalls = CallTypes<typeof contactFormCalls>
