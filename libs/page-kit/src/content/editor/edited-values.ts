import type { Stored } from '../../editing/draft-editing.ts'
import { withKey, type CardEntries } from '../../cards/card-entries.ts'
import type { ContentFields, ValuesOf } from '../content-fields.ts'
import { tidyValues, valuesIn, wordsOf, type Values } from '../content-values.ts'
import type { ContentDefinition } from '../define-content.ts'

/** An entry of a list, as it is on a card. */
export type EntryValues = Values & { readonly hidden?: boolean }

/** A content while it is edited: each entry of a list has a key that tells it from the others wherever it is moved. */
export type EditedValues = Values

/** The entries of a list while they are edited. */
export function entriesOf(values: EditedValues, name: string): CardEntries<EntryValues> {
  return values[name] as CardEntries<EntryValues>
}

/** What a content is turned into to be edited, and back. */
export interface EditedContentOf<Content> {
  edited: (content: Content) => EditedValues
  /** As it is stored and shown; the same object for the same values. */
  plain: (values: EditedValues) => Content
  editedStored: (stored: Stored<Content>) => Stored<EditedValues>
  tidy: (values: EditedValues) => EditedValues
  isSame: (a: EditedValues, b: EditedValues) => boolean
  text: { write: (values: EditedValues) => string; parse: (text: string) => EditedValues | undefined }
}

/** @param definition of the content that is edited. */
export function editedContent<Fields extends ContentFields>(
  definition: ContentDefinition<Fields>,
): EditedContentOf<ValuesOf<Fields>> {
  type Content = ValuesOf<Fields>
  const lists = Object.entries(definition.fields).flatMap(([name, { type }]) => (type === 'list' ? [name] : []))
  const plainOf = new WeakMap<EditedValues, Content>()

  const edited = (content: Content): EditedValues => {
    const values = content as Values
    const entries = lists.map((name) => [name, (values[name] as EntryValues[]).map((entry) => withKey(entry))])
    return { ...values, ...(Object.fromEntries(entries) as Values) }
  }

  function plain(values: EditedValues): Content {
    const known = plainOf.get(values)
    if (known) return known
    const entries = lists.map((name) => [name, entriesOf(values, name).map(({ item }) => item)])
    const content = { ...values, ...(Object.fromEntries(entries) as Values) } as Content
    plainOf.set(values, content)
    return content
  }

  return {
    edited,
    plain,
    editedStored: ({ active, draft, ...others }) => ({
      ...others,
      active: edited(active),
      draft: draft && edited(draft),
    }),
    tidy: (values) => edited(tidyValues(definition.fields, plain(values) as Values) as Content),
    isSame: (a, b) => a === b || definition.isSame(plain(a), plain(b)),
    text: {
      write: (values) => definition.write(plain(values)),
      parse(text) {
        const content = definition.parse(text)
        return content && edited(content)
      },
    },
  }
}

/** The rich texts of a content. */
export function richTextsIn(fields: ContentFields, values: Values): string[] {
  return valuesIn(fields, values)
    .filter(({ field }) => field.type === 'rich-text')
    .map(wordsOf)
}
