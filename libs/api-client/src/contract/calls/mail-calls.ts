import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { defaultListLength, maxListLength } from '../limits.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import {
  EmailList,
  MailServerInput,
  MailServerState,
  MailTest,
  MailTestReply,
  EmailAsText,
  StoredEmail,
  StoredEmailId,
  WaitingEmail,
} from '../schemas/mail.ts'
import { listInput, Paged } from '../schemas/paged.ts'

const admin = ['core.admin'] as const

/** The emails that wait to be sent, those that could not be, and the mail server that takes them. */
export const mailCalls = defineCalls({
  'GET private/mail-get-list.json.php': {
    summary: 'Emails that were not delivered yet, newest first',
    access: admin,
    reply: EmailList,
  },
  'GET private/mail-get-paged.json.php': {
    summary: 'Emails that were not delivered yet, in pages',
    access: admin,
    input: listInput([], {}),
    reply: Paged(WaitingEmail),
  },
  'GET private/mail-read.json.php': {
    summary: 'An email that was not delivered yet, as plain text and without the secret parts of its links',
    access: admin,
    input: Type.Object({ id: Id }),
    reply: EmailAsText,
  },
  'GET private/mail-get-stored.json.php': {
    summary: 'Emails that are only stored as files, newest first, in pages',
    access: admin,
    input: Type.Object({
      cursor: Type.Optional(StoredEmailId),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxListLength, default: defaultListLength })),
    }),
    reply: Paged(StoredEmail),
  },
  'GET private/mail-read-stored.json.php': {
    summary: 'An email that is only stored as a file, as plain text and without the secret parts of its links',
    access: admin,
    input: Type.Object({ id: StoredEmailId }),
    reply: EmailAsText,
  },
  'POST private/mail-retry.json.php': {
    summary: 'Retries an email at once',
    access: admin,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'POST private/mail-delete.json.php': {
    summary: 'Deletes an email without sending it',
    access: admin,
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'GET private/mail-goes-out.json.php': {
    summary: 'Whether emails are handed to a mail server; otherwise they are only stored',
    access: 'logged-in',
    reply: Type.Object({ sends: Type.Boolean() }),
  },
  'GET public/mail-sends.json.php': {
    summary: 'The same for visitors, who are told before they ask for an email',
    access: 'anyone',
    reply: Type.Object({ sends: Type.Boolean() }),
  },
  'GET private/mail-get-server.json.php': {
    summary: 'The mail server that emails are handed to, without its password',
    access: admin,
    reply: MailServerState,
  },
  'POST private/mail-set-server.json.php': {
    summary: 'Sets the mail server; without a password the stored one is kept',
    access: admin,
    input: MailServerInput,
    reply: Nothing,
  },
  'POST private/mail-remove-server.json.php': {
    summary: 'Removes the mail server, so that emails are only stored as files',
    access: admin,
    reply: Nothing,
  },
  'POST private/mail-test.json.php': {
    summary: 'Sends a test email at once, and answers why it could not be sent',
    access: admin,
    input: MailTest,
    reply: MailTestReply,
  },
})
