import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id } from '../schemas/basics.ts'
import {
  DocumentContent,
  DocumentHistory,
  DocumentHistoryInput,
  DocumentNews,
  DocumentNoun,
  DocumentState,
} from '../schemas/documents.ts'

/** What is edited as a whole beside pages, and what it was before. Each call is for those who may edit the noun. */
export const documentCalls = defineCalls({
  'GET private/document-get-state.json.php': {
    summary: 'The version of the menu, the links or the settings, to be sent as `base` of the next save',
    access: 'logged-in',
    input: Type.Object({ noun: DocumentNoun }),
    reply: DocumentState,
  },
  'GET private/document-news.php': {
    summary: 'Who saved the menu, the links or the settings last, now and after each save',
    access: 'logged-in',
    stream: true,
    input: Type.Object({ noun: DocumentNoun }),
    reply: DocumentNews,
  },
  'GET private/document-get-history-paged.json.php': {
    summary: 'Who saved the menu, the links or the settings when, the newest first, some versions at a time',
    access: 'logged-in',
    input: DocumentHistoryInput,
    reply: DocumentHistory,
  },
  'GET private/document-get-revision.json.php': {
    summary: 'What was saved then',
    access: 'logged-in',
    input: Type.Object({ noun: DocumentNoun, id: Id }),
    reply: DocumentContent,
  },
})
