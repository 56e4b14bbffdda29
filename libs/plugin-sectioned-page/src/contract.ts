import { defineCalls, EpochSeconds, Id, Nothing, type CallTypes } from '@sitewright/api-client/contract'
import { saveCall } from '@sitewright/page-kit/server'
import { Type, type Static } from 'typebox'
import { manifest } from './manifest.ts'
import { maxCharacters, maxListedFiles, maxPlaceWords } from './model/limits.ts'
import { texts as done } from './audit-messages.ts'

/** A file of a folder that a section shows. */
export const ShownFile = Type.Object({
  id: Id,
  name: Type.String(),
  caption: Type.String(),
  created: EpochSeconds,
  /** Media type. */
  type: Type.String(),
  /** Bytes. */
  size: Type.Integer({ minimum: 0 }),
  /** Px of an image; null for another file. */
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
})
export type ShownFile = Static<typeof ShownFile>

/** A template that the editors of the site have saved, without its sections. */
export const SavedTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  /** How many sections it has. */
  sections: Type.Integer({ minimum: 1 }),
  /** Who saved it, as people knew them then; '' where that is not known. */
  by: Type.String(),
  saved: EpochSeconds,
})
export type SavedTemplate = Static<typeof SavedTemplate>

/** A place on earth that was searched for. */
export const FoundPlace = Type.Object({
  name: Type.String(),
  /** Degrees. */
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
})
export type FoundPlace = Static<typeof FoundPlace>

/** Far longer than any name may be: the server says how long. */
const SentName = Type.String({ maxLength: 10_000 })

/** The content is JSON text of the layout: `{ sections: [...] }`. */
export const sectionedPageCalls = defineCalls({
  'POST protected/plugin/sectioned-page/save-page.json.php': saveCall(manifest, {
    summary: 'Publishes the sections of a sectioned page, or stores them as a draft',
    done: { draft: done.draft, published: done.published, saved: done.saved },
    maxCharacters,
  }),
  /** Visitors get what the page shows; who is logged in may list the folder anyway. */
  'GET protected/plugin/sectioned-page/get-folder-files.json.php': {
    summary: 'The files of the folder `f` that a section of the page shows and this person may see, by name',
    access: 'anyone',
    input: Type.Object({ id: Id, f: Id }),
    reply: Type.Array(ShownFile, { maxItems: maxListedFiles }),
  },
  'GET protected/plugin/sectioned-page/find-places.json.php': {
    summary:
      'Searches for places of a map where whoever runs the site named a search; without words, says whether they did',
    access: [manifest.editor],
    input: Type.Object({ q: Type.Optional(Type.String({ maxLength: maxPlaceWords })) }),
    reply: Type.Object({ available: Type.Boolean(), places: Type.Array(FoundPlace) }),
  },
  'GET protected/plugin/sectioned-page/get-template-list.json.php': {
    summary: 'Lists the templates that the editors of sectioned pages have saved, by name',
    access: [manifest.editor],
    reply: Type.Array(SavedTemplate),
  },
  'GET protected/plugin/sectioned-page/get-template.json.php': {
    summary: 'Gives the sections of a saved template, as the JSON text of a layout',
    access: [manifest.editor],
    input: Type.Object({ id: Id }),
    reply: Type.Object({ content: Type.String() }),
  },
  'POST protected/plugin/sectioned-page/save-template.json.php': {
    summary: 'Saves sections as a template for all editors of sectioned pages',
    done: done.savedTemplate,
    access: [manifest.editor],
    input: Type.Object({
      /** On one line, and no other template's. */
      name: SentName,
      /** JSON text of a layout, cleaned as that of a page is. */
      content: Type.String({ maxLength: maxCharacters }),
    }),
    reply: SavedTemplate,
  },
  'POST protected/plugin/sectioned-page/rename-template.json.php': {
    summary: 'Renames a saved template',
    done: done.renamedTemplate,
    access: [manifest.editor],
    input: Type.Object({ id: Id, name: SentName }),
    reply: Nothing,
  },
  'POST protected/plugin/sectioned-page/delete-template.json.php': {
    summary: 'Deletes a saved template; it can be brought back from the trash',
    done: done.deletedTemplate,
    access: [manifest.editor],
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
})

export type SectionedPageCalls = CallTypes<typeof sectionedPageCalls>
