import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import { MailList } from '../schemas/mail.ts'

const admin = ['core.admin'] as const

/** The emails that wait to be sent, and those that could not be. */
export const mailCalls = defineCalls({
  'GET private/mail-get-list.json.php': {
    summary: 'Emails that were not delivered yet, newest first',
    access: admin,
    reply: MailList,
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
})
