import type { EditorHandle } from '@sitewright/page-kit'
import { AddCard, CardEditor, CardList, FoldAll, useCards, type EditedContent } from '@sitewright/page-kit/cards'
import { ChevronRight } from 'lucide-react'
import { useCallback, useId, useMemo, useState, type ReactNode, type Ref } from 'react'
import type { Field } from '../../model/field.ts'
import { maxFields } from '../../model/limits.ts'
import { Configuration } from './Configuration.tsx'
import type { EditedForm, FormSettings } from './edited-form.ts'
import { fieldCards, fieldMarks } from './field-cards.ts'
import { Panels } from './form-editor-styles.ts'

export interface FormEditorProps {
  form: EditedForm
  edited: EditedContent<EditedForm, Field>
  ref?: Ref<EditorHandle>
}

const allOpen = { configuration: true, fields: true }

/**
 * Everything of a form that can be set, in two panels. Reached by `import()` only: it brings all of Chakra and the
 * dragging.
 */
export default function FormEditor({ form: { fields, settings }, edited, ref }: FormEditorProps) {
  const cards = useCards({ kind: fieldCards, entries: fields, edited })
  const [open, setOpen] = useState(allOpen)
  const marks = useMemo(() => fieldMarks(fields), [fields])
  const configure = (part: Partial<FormSettings>) =>
    edited.update((form) => ({ ...form, settings: { ...form.settings, ...part } }))

  return (
    <CardEditor ref={ref} cards={cards} frame={Panels} onReveal={useCallback(() => setOpen(allOpen), [])}>
      <Panel
        title="Form Configuration"
        open={open.configuration}
        onToggle={() => setOpen({ ...open, configuration: !open.configuration })}
      >
        <Configuration settings={settings} onChange={configure} />
      </Panel>
      <Panel
        title="Form Fields"
        open={open.fields}
        onToggle={() => setOpen({ ...open, fields: !open.fields })}
        tools={<FoldAll cards={cards} />}
      >
        <CardList cards={cards} marks={marks} />
        <AddCard cards={cards} fullText={`A form has ${maxFields} fields at most.`} />
      </Panel>
    </CardEditor>
  )
}

interface PanelProps {
  title: string
  open: boolean
  onToggle: () => void
  tools?: ReactNode
  children: ReactNode
}

/** A part of the editor under its heading. Folded it keeps what is typed in it. */
function Panel({ title, open, onToggle, tools, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-panel="">
      <div data-title="">
        <h3 id={id}>
          <button type="button" aria-expanded={open} aria-controls={`${id}-body`} onClick={onToggle}>
            <ChevronRight aria-hidden />
            {title}
          </button>
        </h3>
        {open && tools}
      </div>
      <div id={`${id}-body`} data-content="" hidden={!open}>
        {children}
      </div>
    </section>
  )
}
