import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { EpochSeconds, Nothing } from '../schemas/basics.ts'
import { WorkingCopyDelete, WorkingCopyPut, WorkingCopyReply, WorkingCopySubject } from '../schemas/working-copies.ts'

/** What somebody is typing, kept for them alone until they save it. Each call is for those who may edit the subject. */
export const workingCopyCalls = defineCalls({
  'GET private/working-copy-get.json.php': {
    summary: 'What the caller typed into something and has not saved yet, and the id of their account',
    access: 'logged-in',
    input: Type.Object({ subject: WorkingCopySubject }),
    reply: WorkingCopyReply,
  },
  'POST private/working-copy-put.json.php': {
    summary: "Keeps what the caller is typing, in place of what was kept; 403 if the account is not the caller's own",
    access: 'logged-in',
    input: WorkingCopyPut,
    reply: Type.Object({ saved: EpochSeconds }),
  },
  'POST private/working-copy-delete.json.php': {
    summary: 'Forgets a working copy, unless another one has taken its place',
    access: 'logged-in',
    whenFull: true,
    input: WorkingCopyDelete,
    reply: Nothing,
  },
})
