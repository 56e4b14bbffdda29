import { FullSystemProvider } from '@sitewright/ui/full'
import { useImperativeHandle, useRef, useState } from 'react'
import type { EditorHandle } from '../../editing/use-invalid-field-guard.ts'
import { PendingInputProvider, type PendingInput } from '../../cards/pending-input.ts'
import { labelOf } from '../field-model.ts'
import { ContentInputsContext, type ContentInputs } from './content-inputs.ts'
import styles from './ContentEditor.module.css'
import { entriesOf } from './edited-values.ts'
import { FieldInput } from './FieldInput.tsx'
import { ListEditor } from './ListEditor.tsx'
import type { ContentEditorProps } from './use-content-editing.ts'

/**
 * The editor of a content: an input for each field in their order, and cards for each list. It brings all of Chakra and the
 * dragging, so that a kind reaches it by `import()` only.
 */
export function ContentEditor(props: ContentEditorProps & { inputs: ContentInputs }) {
  const { definition, values, editing, inputs, ref } = props
  const [words] = useState<PendingInput>(() => new Set())
  const [lists] = useState(() => new Map<string, EditorHandle>())
  const place = useRef<HTMLDivElement>(null)

  useImperativeHandle(
    ref,
    () => ({
      flush() {
        for (const flush of words) flush()
        for (const list of lists.values()) list.flush()
      },
      showInvalid() {
        const input = place.current?.querySelector<HTMLInputElement>('[data-not-taken]')
        if (!input) return false
        const list = lists.get(input.closest('[data-list]')?.getAttribute('data-list') ?? '')
        if (list) return list.showInvalid()
        input.focus()
        return `‘${input.labels?.[0]?.textContent.trim() ?? ''}’`
      },
    }),
    [words, lists],
  )

  return (
    <FullSystemProvider>
      <ContentInputsContext value={inputs}>
        <PendingInputProvider value={words}>
          <div ref={place} className={styles.fields}>
            {Object.entries(definition.fields).map(([name, field]) =>
              field.type === 'list' ? (
                <ListEditor
                  key={name}
                  name={name}
                  field={field}
                  entries={entriesOf(values, name)}
                  editing={editing}
                  ref={(handle) => {
                    if (handle) lists.set(name, handle)
                    return () => void lists.delete(name)
                  }}
                />
              ) : (
                <FieldInput
                  key={name}
                  label={labelOf(name, field)}
                  field={field}
                  value={values[name]}
                  onChange={(value) => editing.change({ ...editing.latest(), [name]: value })}
                />
              ),
            )}
          </div>
        </PendingInputProvider>
      </ContentInputsContext>
    </FullSystemProvider>
  )
}
