import { chakra, Field, Textarea } from '@chakra-ui/react'
import {
  AddCard,
  CardEditor,
  cardEditorLooks,
  CardList,
  FoldAll,
  TextField,
  useCards,
  type CardKind,
  type CardSettingsProps,
  type EditedContent,
} from '@sitewright/page-kit/cards'
import { maxCharacters } from '../content.ts'
import type { EditedSampleKind, Entry } from './edited-content.ts'

export interface ContentEditorProps {
  content: EditedSampleKind
  edited: EditedContent<EditedSampleKind, Entry>
}

/** More than anybody reads. */
const maxEntries = 200

/** The entries of the list as cards. One more type is one more line in `types`, and its own settings. */
const entryCards: CardKind<Entry> = {
  one: 'entry',
  many: 'entries',
  heading: 'h3',
  types: [{ type: 'entry', label: 'Entry' }],
  label: () => 'Entry',
  summary: ({ text }) => text,
  few: 20,
  most: maxEntries,
  Settings: EntrySettings,
}

const Frame = chakra('div', {
  base: { ...cardEditorLooks({ gap: '4' }), '& > [data-intro]': { marginBlockEnd: '5' } },
})

/** What a content is written in. Reached by `import()` only: it brings all of Chakra and the dragging. */
export default function ContentEditor({ content, edited }: ContentEditorProps) {
  const cards = useCards({ kind: entryCards, entries: content.entries, edited })
  return (
    <CardEditor cards={cards} frame={Frame}>
      <Field.Root data-intro="">
        <Field.Label>Introduction</Field.Label>
        <Textarea
          rows={3}
          value={content.intro}
          onChange={({ target }) => edited.update((before) => ({ ...before, intro: target.value }))}
        />
      </Field.Root>
      <FoldAll cards={cards} />
      <CardList cards={cards} />
      <AddCard cards={cards} fullText={`A page has ${maxEntries} entries at most.`} />
    </CardEditor>
  )
}

function EntrySettings({ entry: { key, item }, change }: CardSettingsProps<Entry>) {
  return <TextField label="Text" value={item.text} longest={maxCharacters} onChange={(text) => change(key, { text })} />
}
