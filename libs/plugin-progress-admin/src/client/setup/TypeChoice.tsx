import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { texts } from './messages.ts'

/** '0' creates a system, '1' connects to one that is there (B§9). */
export type SetupType = '0' | '1'

export interface TypeChoiceProps {
  value: SetupType
  onChange: (type: SetupType) => void
}

const types = [
  { value: '0', title: texts.create, detail: texts.createHint },
  { value: '1', title: texts.connect, detail: texts.connectHint },
] as const

const Cards = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: '3',
    minWidth: '0',
    '& > legend': { marginBlockEnd: '1.5', textStyle: 'label' },
    '& > label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignContent: 'start',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'lg',
      background: 'bg.panel',
      cursor: 'pointer',
      _hover: { background: 'bg.subtle' },
      '&:has(:checked)': {
        borderColor: 'accent.solid',
        boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
        background: 'bg.info',
      },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
      '& > input': { width: '4.5', height: '4.5', marginBlockStart: '0.5', outline: 'none' },
      '& > b': { fontWeight: 'medium' },
      '& > span': { gridColumn: '2', marginBlockStart: '1', color: 'fg.muted', textStyle: 'sm' },
    },
  },
})

/** Whether a page gets a system of its own, or shares one. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const id = useId()
  return (
    <Cards>
      <legend>{texts.type()}</legend>
      {types.map((type) => (
        <label key={type.value}>
          <input
            type="radio"
            name={id}
            value={type.value}
            checked={type.value === value}
            aria-labelledby={`${id}-${type.value}`}
            aria-describedby={`${id}-${type.value}-detail`}
            onChange={() => onChange(type.value)}
          />
          <b id={`${id}-${type.value}`}>{type.title()}</b>
          <span id={`${id}-${type.value}-detail`}>{type.detail()}</span>
        </label>
      ))}
    </Cards>
  )
}
