import type { Stored } from '@sitewright/page-kit'
import { withKey, type CardEntries, type CardsOf } from '@sitewright/page-kit/cards'
import { isSameContent, tidyContent, type SampleKindContent } from '../content.ts'

/** An entry of the list, as it is on a card. */
export interface Entry {
  text: string
}

/** A content while it is edited: each entry has a key that tells it from the others wherever it is moved. */
export interface EditedSampleKind {
  intro: string
  entries: CardEntries<Entry>
}

/** The list of a content as cards. */
export const cardsOfContent: CardsOf<EditedSampleKind, Entry> = {
  read: ({ entries }) => entries,
  write: (content, entries) => ({ ...content, entries }),
  create: () => ({ text: '' }),
}

/** A content, ready to be edited. */
export function editedContent({ intro, items }: SampleKindContent): EditedSampleKind {
  return { intro, entries: items.map((text) => withKey({ text })) }
}

/** The same for what the server keeps of a page. */
export function editedData({ active, draft, ...others }: Stored<SampleKindContent>): Stored<EditedSampleKind> {
  return { ...others, active: editedContent(active), draft: draft && editedContent(draft) }
}

/** The content as it is stored and shown. */
export function plainContent({ intro, entries }: EditedSampleKind): SampleKindContent {
  return { intro, items: entries.map(({ item }) => item.text) }
}

/** Without what nobody would miss. */
export function tidyEdited(content: EditedSampleKind): EditedSampleKind {
  return editedContent(tidyContent(plainContent(content)))
}

/** True if a reader would see no difference. */
export function isSameEdited(a: EditedSampleKind, b: EditedSampleKind): boolean {
  return a === b || isSameContent(plainContent(a), plainContent(b))
}
