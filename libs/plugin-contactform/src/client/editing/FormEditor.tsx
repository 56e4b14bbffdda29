import { Fetched, useDeferredFocus, useFetched, type EditorHandle } from '@sitewright/page-kit'
import { AddCard, CardEditor, CardList, FoldAll, useCards, type EditedContent } from '@sitewright/page-kit/cards'
import { Spinner } from '@sitewright/ui'
import { ChevronRight } from 'lucide-react'
import { useCallback, useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import type { FieldEditor } from '../../field-types/field-type.tsx'
import type { Field } from '../../model/field.ts'
import { maxFields } from '../../model/limits.ts'
import { FormFieldsContext } from './ConditionSettings.tsx'
import { Configuration } from './Configuration.tsx'
import type { EditedForm, FormSettings } from './edited-form.ts'
import { fieldCards, fieldMarks } from './field-cards.ts'
import { FieldEditorsContext } from './FieldSettings.tsx'
import styles from './FormEditor.module.css'
import { texts } from './messages.ts'
import { useTemplates, type Templates } from './use-templates.ts'

export interface FormEditorProps {
  form: EditedForm
  edited: EditedContent<EditedForm, Field>
  /** Those of the field types that packages bring, by type. */
  editors: ReadonlyMap<string, FieldEditor>
  ref?: Ref<EditorHandle>
}

const fetchTemplateCards = () => import('./on-demand/TemplateCards.tsx')

const allOpen = { configuration: true, fields: true }

/**
 * Everything of a form that can be set, in two panels. Reached by `import()` only: it brings all of Chakra and the
 * dragging.
 */
export default function FormEditor({ form, edited, editors, ref }: FormEditorProps) {
  const { fields, settings } = form
  const cards = useCards({ kind: fieldCards, entries: fields, edited })
  const [open, setOpen] = useState(allOpen)
  const items = useMemo(() => fields.map(({ item }) => item), [fields])
  const marks = useMemo(() => fieldMarks(fields), [fields])
  const templates = useTemplates(form, edited)
  const configure = (part: Partial<FormSettings>) =>
    edited.update((now) => ({
      ...now,
      settings: { ...now.settings, ...part },
    }))

  return (
    <CardEditor ref={ref} cards={cards} className={styles.panels} onReveal={useCallback(() => setOpen(allOpen), [])}>
      <TemplateChoice templates={templates} />
      <Panel
        title={texts.configuration()}
        open={open.configuration}
        onToggle={() => setOpen({ ...open, configuration: !open.configuration })}
      >
        <Configuration settings={settings} onChange={configure} />
      </Panel>
      <Panel
        title={texts.fields()}
        open={open.fields}
        onToggle={() => setOpen({ ...open, fields: !open.fields })}
        tools={<FoldAll cards={cards} />}
      >
        <FormFieldsContext value={items}>
          <FieldEditorsContext value={editors}>
            <CardList cards={cards} marks={marks} />
          </FieldEditorsContext>
        </FormFieldsContext>
        <AddCard cards={cards} fullText={texts.mostFields({ most: maxFields })} />
      </Panel>
    </CardEditor>
  )
}

/** The templates of an empty form; where one was put in, what takes it out again. What was pressed is gone then: the focus goes on. */
function TemplateChoice({ templates: { offered, filled, fill, undo, decline } }: { templates: Templates }) {
  const place = useRef<HTMLDivElement>(null)
  const TemplateCards = useFetched(fetchTemplateCards, offered)
  const wishFocus = useDeferredFocus()
  const goOn = () => wishFocus(() => place.current)

  return (
    <div ref={place} tabIndex={-1} data-template-place="">
      {offered && !TemplateCards && <Spinner label={texts.loadingTemplates()} />}
      {offered && TemplateCards && (
        <Fetched
          component={TemplateCards}
          onChoose={(...template: Parameters<typeof fill>) => {
            fill(...template)
            goOn()
          }}
          onDecline={() => {
            decline()
            goOn()
          }}
        />
      )}
      <p role="status" data-filled={filled === undefined ? undefined : ''}>
        {filled !== undefined && texts.filled({ template: filled })}
      </p>
      {filled !== undefined && (
        <button
          type="button"
          onClick={() => {
            undo()
            goOn()
          }}
        >
          {texts.undo()}
        </button>
      )}
    </div>
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
