import { type EditorHandle } from '@sitewright/page-kit'
import { type HeldBackWords, HeldBackWordsProvider } from '@sitewright/page-kit/cards'
import { VisuallyHidden } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { ChevronRight, ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { Configuration } from './Configuration.tsx'
import type { EditedForm } from './edited-form.ts'
import { FieldList } from './FieldList.tsx'
import { Panels } from './form-editor-styles.ts'
import { Undo } from './Undo.tsx'
import { useFieldCards } from './use-field-cards.ts'
import type { FormActions } from './use-form-actions.ts'

export interface FormEditorProps {
  form: EditedForm
  actions: FormActions
  ref?: Ref<EditorHandle>
}

/**
 * Everything of a form that can be set, in two panels. Reached by `import()` only: it brings all of Chakra and the
 * dragging.
 */
export default function FormEditor({ form, actions, ref }: FormEditorProps) {
  const { fields, settings } = form
  const cards = useFieldCards(actions)
  const [words] = useState<HeldBackWords>(() => new Set())
  const panels = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState({ configuration: true, fields: true })
  const folded = fields.every(({ key }) => !cards.open.has(key))

  useImperativeHandle(
    ref,
    () => ({
      flush: () => words.forEach((flush) => flush()),
      showMistake: () => {
        const input = panels.current?.querySelector<HTMLElement>('[data-not-taken]')
        if (!input) return false
        setOpen({ configuration: true, fields: true })
        cards.show(input)
        return true
      },
    }),
    [words, cards],
  )

  return (
    <FullSystemProvider>
      <HeldBackWordsProvider value={words}>
        <Panels ref={panels}>
          <Panel
            title="Form Configuration"
            open={open.configuration}
            onToggle={() => setOpen({ ...open, configuration: !open.configuration })}
          >
            <Configuration settings={settings} onChange={actions.configure} />
          </Panel>
          <Panel
            title="Form Fields"
            open={open.fields}
            onToggle={() => setOpen({ ...open, fields: !open.fields })}
            tools={
              fields.length > 1 && (
                <button type="button" data-fold="" onClick={() => cards.openAll(folded)}>
                  {folded ? <ChevronsUpDown aria-hidden /> : <ChevronsDownUp aria-hidden />}
                  {folded ? 'Open all fields' : 'Fold all fields'}
                </button>
              )
            }
          >
            <FieldList fields={fields} actions={actions} cards={cards} />
          </Panel>
          {cards.removed && <Undo removed={cards.removed} onUndo={cards.undo} onDismiss={cards.dismiss} />}
          <VisuallyHidden>
            <span role="status">{cards.news}</span>
          </VisuallyHidden>
        </Panels>
      </HeldBackWordsProvider>
    </FullSystemProvider>
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
