import { defineCalls } from '../define.ts'
import { Nothing } from '../schemas/basics.ts'
import { Account, Login, LoginReply, SessionAccount } from '../schemas/session.ts'

/** Logging in and out. */
export const sessionCalls = defineCalls({
  'POST public/login.json.php': {
    summary: 'Starts a session, or lists the accounts to choose from; an empty answer means rejected',
    access: 'anyone',
    whenFull: true,
    input: Login,
    reply: LoginReply,
  },
  'GET public/logout.json.php': {
    summary: 'Ends the session',
    access: 'anyone',
    changes: true,
    whenFull: true,
    reply: Nothing,
  },
  'GET private/get-account.json.php': {
    summary: 'Whether a session exists and what it may do',
    access: 'anyone',
    reply: Account,
  },
  'GET private/session-account.json.php': {
    summary: 'Whose session it is, so that somebody who has to log in again is known to be the same person',
    access: 'anyone',
    reply: SessionAccount,
  },
})
