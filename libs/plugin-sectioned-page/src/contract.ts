import { defineCalls, Id, type CallTypes } from '@sitewright/api-client/contract'
import { Type } from 'typebox'
import { manifest } from './manifest.ts'
import { mostCharacters } from './model/limits.ts'

export const sectionedPageCalls = defineCalls({
  'POST protected/plugin/sectioned-page/save-page.json.php': {
    summary: 'Publishes the sections of a sectioned page, or stores them as a draft',
    access: [manifest.editor],
    about: 'page',
    input: Type.Object({
      id: Id,
      /** JSON text of the layout: `{ sections: [...] }`. */
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

export type SectionedPageCalls = CallTypes<typeof sectionedPageCalls>
