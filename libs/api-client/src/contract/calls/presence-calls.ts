import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id } from '../schemas/basics.ts'
import { PresenceEvent } from '../schemas/presence.ts'

/** Who else edits a page at the moment. */
export const presenceCalls = defineCalls({
  'GET protected/page-presence.php': {
    summary: 'Who edits a page at the moment, and who has just saved it, as long as the caller edits it too',
    access: 'logged-in',
    stream: true,
    input: Type.Object({ id: Id }),
    reply: PresenceEvent,
  },
})
