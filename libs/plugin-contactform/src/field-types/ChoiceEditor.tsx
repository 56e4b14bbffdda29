import { useDeferredFocus } from '@sitewright/page-kit'
import { Button } from '@chakra-ui/react'
import { IconButton } from '@sitewright/ui'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { TextField } from '@sitewright/page-kit/cards'
import { maxOptionLength, maxOptions } from '../model/limits.ts'
import { offeredOptions, type Option } from '../model/options.ts'
import type { FieldEditorProps } from './field-editor.ts'
import { LabelEditor } from './LabelEditor.tsx'

/** The editor of the field types with options to choose from. */
export function ChoiceEditor<Config extends { Label: string; Options: Option[] }>(props: FieldEditorProps<Config>) {
  const { config, onChange } = props
  return (
    <>
      <LabelEditor {...props} />
      <OptionsEditor options={config.Options} onChange={(Options) => onChange({ ...config, Options })} />
    </>
  )
}

interface OptionsEditorProps {
  options: Option[]
  onChange: (options: Option[]) => void
}

function OptionsEditor({ options, onChange }: OptionsEditorProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const wishFocus = useDeferredFocus()
  const full = options.length >= maxOptions
  const lost = options.length - offeredOptions(options).length
  const inputAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('[data-option]')[index]

  function change(index: number, part: Partial<Option>) {
    onChange(options.with(index, { ...options[index]!, ...part }))
  }

  function add() {
    onChange([...options, { Value: '', Display: '' }])
    wishFocus(() => inputAt(options.length)?.querySelector('input'))
  }

  function remove(index: number) {
    onChange(options.toSpliced(index, 1))
    const next = Math.min(index, options.length - 2)
    wishFocus(() => inputAt(next)?.querySelector('button') ?? addButton.current)
  }

  return (
    <fieldset ref={list} data-options="">
      <legend>Options</legend>
      {options.length === 0 && <p>There are no options to choose from yet.</p>}
      {options.map(({ Display, Value }, index) => (
        <div key={index} role="group" aria-label={`Option ${index + 1}`} data-option="">
          <TextField
            label="Display"
            value={Display}
            longest={maxOptionLength}
            onChange={(text) => change(index, { Display: text })}
          />
          <TextField
            label="Value"
            value={Value}
            longest={maxOptionLength}
            onChange={(text) => change(index, { Value: text })}
          />
          <IconButton label="Delete option" tone="danger" icon={<X aria-hidden />} onClick={() => remove(index)} />
        </div>
      ))}
      {lost > 0 && <p data-odd="">Options that are empty or repeat a value are not offered.</p>}
      <Button ref={addButton} size="sm" variant="outline" disabled={full} onClick={add}>
        <Plus aria-hidden /> Add option
      </Button>
      {full && <p>A field has {maxOptions} options at most.</p>}
    </fieldset>
  )
}
