import { defineCalls, Id, type CallTypes } from '@sitewright/api-client/contract'
import { Type } from 'typebox'
import { manifest } from './manifest.ts'

/** Characters of a page's HTML. */
export const mostCharacters = 1_048_576

export const singlePageCalls = defineCalls({
  'POST protected/plugin/single-page/save-page.json.php': {
    summary: 'Publishes the text of a single page, or stores it as a draft',
    access: [manifest.editor],
    about: 'page',
    input: Type.Object({
      id: Id,
      /** HTML. */
      content: Type.String({ maxLength: mostCharacters }),
      draft: Type.Optional(Type.Boolean()),
      /** True if the stored draft is what is published: it is then dropped, otherwise kept (Q125). */
      fromDraft: Type.Optional(Type.Boolean()),
      /** The version the editor started from; a stale one is refused with 409. */
      base: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    reply: Type.Object({ version: Type.Integer() }),
  },
})

export type SinglePageCalls = CallTypes<typeof singlePageCalls>
