import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Nothing } from '../schemas/basics.ts'
import { TrashEmptying, TrashList, TrashName, TrashQuery, TrashRestored } from '../schemas/trash.ts'

/** What was deleted and can be brought back. Everybody has what they could have deleted; the own files are nobody else's. */
export const trashCalls = defineCalls({
  'GET private/trash-get-list.json.php': {
    summary: 'What was deleted and can be brought back, the newest first, 100 things at a time',
    access: 'logged-in',
    input: TrashQuery,
    reply: TrashList,
  },
  'POST private/trash-restore.json.php': {
    summary: 'Brings something back from the trash, and says what is not as it was',
    access: 'logged-in',
    input: TrashName,
    reply: TrashRestored,
  },
  'POST private/trash-delete.json.php': {
    summary: 'Deletes something in the trash for good',
    access: 'logged-in',
    whenFull: true,
    input: TrashName,
    reply: Nothing,
  },
  'POST private/trash-empty.json.php': {
    summary: 'Deletes for good all in the trash that the caller could bring back, or all of one kind',
    access: 'logged-in',
    whenFull: true,
    input: TrashEmptying,
    reply: Type.Object({ deleted: Type.Integer() }),
  },
})
