import { useDeferredFocus } from '@sitewright/page-kit'
import { Button } from '@chakra-ui/react'
import { IconButton } from '@sitewright/ui'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { NumberField, TextField } from '@sitewright/page-kit/cards'
import { maxOptionLength, maxOptions, maxPlaces } from '../model/limits.ts'
import { offeredOptions, type Option } from '../model/options.ts'
import { texts } from './editor-messages.ts'
import type { FieldEditorProps } from './field-type.tsx'
import { LabelEditor } from './LabelEditor.tsx'

interface Choosing {
  Label: string
  Options: Option[]
}

export interface ChoiceEditorProps<Config> extends FieldEditorProps<Config> {
  /** One option is chosen, so that each may have a number of places. */
  places: boolean
}

/** The editor of the field types with options to choose from. */
export function ChoiceEditor<Config extends Choosing>({ places, ...props }: ChoiceEditorProps<Config>) {
  const { config, onChange } = props
  return (
    <>
      <LabelEditor {...props} />
      <OptionsEditor
        options={config.Options}
        places={places}
        onChange={(Options) => onChange({ ...config, Options })}
      />
    </>
  )
}

interface OptionsEditorProps {
  options: Option[]
  /** Each can have a number of places. */
  places: boolean
  onChange: (options: Option[]) => void
}

function OptionsEditor({ options, places, onChange }: OptionsEditorProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const wishFocus = useDeferredFocus()
  const full = options.length >= maxOptions
  const lost = options.length - offeredOptions(options).length
  const inputAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('[data-option]')[index]

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
      <legend>{texts.options()}</legend>
      {options.length === 0 && <p>{texts.noOptions()}</p>}
      {options.map((option, index) => (
        <OptionRow
          key={index}
          option={option}
          number={index + 1}
          places={places}
          onChange={(part) => onChange(options.with(index, { ...option, ...part }))}
          onRemove={() => remove(index)}
        />
      ))}
      {places && options.length > 0 && <p>{texts.placesHint()}</p>}
      {lost > 0 && <p data-odd="">{texts.notOffered()}</p>}
      <Button ref={addButton} size="sm" variant="outline" disabled={full} onClick={add}>
        <Plus aria-hidden /> {texts.addOption()}
      </Button>
      {full && <p>{texts.mostOptions({ most: maxOptions })}</p>}
    </fieldset>
  )
}

interface OptionRowProps {
  option: Option
  /** From 1. */
  number: number
  places: boolean
  onChange: (part: Partial<Option>) => void
  onRemove: () => void
}

function OptionRow({ option: { Display, Value, Places }, number, places, onChange, onRemove }: OptionRowProps) {
  return (
    <div role="group" aria-label={texts.option({ number })} data-option={places ? 'places' : ''}>
      <TextField
        label={texts.display()}
        value={Display}
        longest={maxOptionLength}
        onChange={(text) => onChange({ Display: text, ...(isSame(Display, Value) && { Value: text }) })}
      />
      <TextField
        label={texts.value()}
        value={Value}
        longest={maxOptionLength}
        onChange={(text) => onChange({ Value: text })}
      />
      {places && (
        <NumberField
          label={texts.places()}
          value={Places ?? ''}
          range={{ min: 0, max: maxPlaces }}
          whole
          optional
          onChange={(count) => onChange({ Places: count === '' ? undefined : count })}
        />
      )}
      <IconButton label={texts.deleteOption()} tone="danger" icon={<X aria-hidden />} onClick={onRemove} />
    </div>
  )
}

/** A value that was given its display's words goes on to be the same: it is what the recipients read. */
function isSame(display: string, value: string): boolean {
  return value !== '' && display === value
}
