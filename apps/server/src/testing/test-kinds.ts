import { defineCalls, Id } from '@sitewright/api-client/contract'
import { definePageKindServer, RefusedError } from '@sitewright/page-kit/server'
import { Type } from 'typebox'

const noteCalls = defineCalls({
  'POST protected/plugin/note/save-page.json.php': {
    summary: 'Saves a note',
    access: ['plugin.note.editor'],
    about: 'page',
    input: Type.Object({
      id: Id,
      content: Type.String(),
      draft: Type.Optional(Type.Boolean()),
      fromDraft: Type.Optional(Type.Boolean()),
      base: Type.Optional(Type.Integer()),
    }),
    reply: Type.Object({ version: Type.Integer() }),
  },
})

function clean(content: string): string {
  if (content.includes('forbidden')) throw new RefusedError(400, 'Not this word')
  return content.trim()
}

/** A small but whole page kind for the server's tests: its content is plain text, and nobody may write 'forbidden'. */
export const noteKind = definePageKindServer({
  manifest: {
    kind: 'note',
    title: 'Note',
    detail: 'A plain text.',
    permissions: { 'plugin.note.editor': 'Edit notes' },
    editor: 'plugin.note.editor',
  },
  blank: () => '',
  clean,
  text: (content) => content,
  forReader: (content) => content.replace(/secret/g, '…'),
  calls: noteCalls,
  handlers: (services) => ({
    'POST protected/plugin/note/save-page.json.php': async (input, { who }) => ({
      version: await services.pages.save({
        pageId: input.id,
        kind: 'note',
        content: clean(input.content),
        draft: input.draft === true,
        ...(input.fromDraft === undefined ? {} : { fromDraft: input.fromDraft }),
        ...(input.base === undefined ? {} : { base: input.base }),
        who,
      }),
    }),
  }),
})

/** A second kind, so that tests can mistake one for the other. */
export const listKind = definePageKindServer({
  manifest: {
    kind: 'list',
    title: 'List',
    detail: 'Some lines.',
    permissions: { 'plugin.list.editor': 'Edit lists' },
    editor: 'plugin.list.editor',
    query: ['sort', 'from'],
  },
  blank: () => '',
  clean: (content) => content,
  text: (content) => content,
})
