import { useId, useMemo, type Ref } from 'react'
import { textOf } from '@sitewright/messages'
import type { EditorHandle } from '../../editing/use-invalid-field-guard.ts'
import { AddCard, FoldAll } from '../../cards/AddCard.tsx'
import type { CardEntries } from '../../cards/card-entries.ts'
import type { CardKind, CardSettingsProps } from '../../cards/card-kind.ts'
import { CardEditor } from '../../cards/CardEditor.tsx'
import { CardList } from '../../cards/CardList.tsx'
import { htmlWords } from '../../cards/html-words.ts'
import { useCards } from '../../cards/use-cards.ts'
import { useEditedCards, type CardsOf } from '../../cards/use-edited-cards.ts'
import type { ListFieldModel } from '../content-fields.ts'
import { blankValues, valuesIn, wordsOf } from '../content-values.ts'
import { capital, labelOf } from '../field-model.ts'
import { texts } from './messages.ts'
import styles from './ContentEditor.module.css'
import { entriesOf, type EditedValues, type EntryValues } from './edited-values.ts'
import { FieldInput } from './FieldInput.tsx'
import type { ContentEditorProps } from './use-content-editing.ts'

interface ListEditorProps extends Pick<ContentEditorProps, 'editing'> {
  name: string
  field: ListFieldModel
  entries: CardEntries<EntryValues>
  ref: Ref<EditorHandle>
}

/** With more entries than these all are folded at first. */
const fewEntries = 20

/** The entries of a list as cards. */
export function ListEditor({ name, field, entries, editing, ref }: ListEditorProps) {
  const headingId = useId()
  const { kind, cardsOf } = useMemo(
    () => ({ kind: cardKindOf(field), cardsOf: cardsOfList(name, field) }),
    [name, field],
  )
  const edited = useEditedCards(editing, cardsOf)
  const cards = useCards({ kind, entries, edited })
  return (
    <section aria-labelledby={headingId} className={styles.list} data-list={name}>
      <h3 id={headingId}>{labelOf(name, field)}</h3>
      {field.hint !== undefined && <p>{textOf(field.hint)}</p>}
      <CardEditor ref={ref} cards={cards}>
        <FoldAll cards={cards} />
        <CardList cards={cards} />
        <AddCard cards={cards} fullText={texts.full({ most: field.maxEntries, many: textOf(field.many) })} />
      </CardEditor>
    </section>
  )
}

function cardKindOf(field: ListFieldModel): CardKind<EntryValues> {
  const { one, many, maxEntries } = field
  const label = capital(textOf(one))
  return {
    one,
    many,
    heading: 'h4',
    types: [{ type: 'entry', label }],
    label: () => label,
    summary: (item) =>
      htmlWords(
        valuesIn(field.fields, item)
          .map(wordsOf)
          .find((words) => words !== '') ?? '',
      ),
    few: fewEntries,
    most: maxEntries,
    Settings: settingsOf(field),
  }
}

function settingsOf({ fields }: ListFieldModel) {
  return function EntrySettings({ entry: { key, item }, change }: CardSettingsProps<EntryValues>) {
    return Object.entries(fields).map(([name, field]) => (
      <FieldInput
        key={name}
        label={labelOf(name, field)}
        field={field}
        value={item[name]}
        onChange={(value) => change(key, { [name]: value })}
      />
    ))
  }
}

function cardsOfList(name: string, { fields }: ListFieldModel): CardsOf<EditedValues, EntryValues> {
  return {
    read: (values) => entriesOf(values, name),
    write: (values, entries) => ({ ...values, [name]: entries }),
    create: () => blankValues(fields),
  }
}
