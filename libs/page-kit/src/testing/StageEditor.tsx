import { useRef, useState } from 'react'
import { AddCard, FoldAll } from '../cards/AddCard.tsx'
import { withKey, type CardEntries } from '../cards/card-entries.ts'
import type { CardKind, CardSettingsProps } from '../cards/card-kind.ts'
import { CardEditor } from '../cards/CardEditor.tsx'
import { CardList } from '../cards/CardList.tsx'
import { CheckField } from '../cards/CheckField.tsx'
import { NumberField } from '../cards/NumberField.tsx'
import { TextField } from '../cards/TextField.tsx'
import { useCards } from '../cards/use-cards.ts'
import { useEditedCards, type CardsOf } from '../cards/use-edited-cards.ts'

/** A stage of a walk, or a rest on it. */
export interface Stage {
  type: string
  name: string
  hours: number
  /** Whether a night is spent at its end. */
  night: boolean
  hidden: boolean
}

const labels: Readonly<Record<string, string>> = { walk: 'Walk', rest: 'Rest' }

function StageSettings({ entry: { key, item }, note, change }: CardSettingsProps<Stage>) {
  return (
    <>
      <TextField label="Name" value={item.name} longest={80} onChange={(name) => change(key, { name })} />
      <NumberField
        label="Hours"
        value={item.hours}
        range={{ min: 1, max: 24 }}
        whole
        onChange={(hours) => change(key, { hours })}
      />
      <CheckField label="Stay for the night" checked={item.night} onChange={(night) => change(key, { night })} />
      {note !== undefined && <p>{note}</p>}
    </>
  )
}

const kind: CardKind<Stage> = {
  one: 'stage',
  many: 'stages',
  heading: 'h3',
  types: Object.entries(labels).map(([type, label]) => ({ type, label })),
  label: ({ type }) => labels[type] ?? `Unknown stage: ${type}`,
  summary: ({ name }) => name,
  few: 4,
  most: 6,
  Settings: StageSettings,
}

const cardsOfWalk: CardsOf<CardEntries<Stage>, Stage> = {
  read: (stages) => stages,
  write: (_, stages) => stages,
  create: (type) =>
    Object.hasOwn(labels, type) ? { type, name: '', hours: 1, night: false, hidden: false } : undefined,
}

export interface StageEditorProps {
  stages: readonly Stage[]
  /** Only walks can be added. */
  onlyWalks?: boolean
}

/** An editor of cards with nothing around it: the last stage is fixed, and a stage without a name is pointed out. */
export function StageEditor({ stages, onlyWalks = false }: StageEditorProps) {
  const [content, setContent] = useState<CardEntries<Stage>>(() => stages.map(withKey))
  const latest = useRef(content)
  function change(next: CardEntries<Stage>) {
    latest.current = next
    setContent(next)
  }
  const edited = useEditedCards({ latest: () => latest.current, change }, cardsOfWalk)
  const [used] = useState(onlyWalks ? { ...kind, types: kind.types.slice(0, 1) } : kind)
  const cards = useCards({ kind: used, entries: content, edited })
  return (
    <CardEditor cards={cards}>
      <FoldAll cards={cards} />
      <CardList
        cards={cards}
        marks={({ item }) => ({
          fixed: item.type === 'arrival',
          note: item.name === '' ? 'It has no name yet.' : undefined,
        })}
      />
      <AddCard cards={cards} fullText="A walk can have up to 6 stages." />
    </CardEditor>
  )
}
