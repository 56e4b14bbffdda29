import { chakra, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

export interface Choice<Value extends string> {
  value: Value
  label: string
  /** What it looks like, in place of the words in a row, above them in cards. */
  sketch?: ReactNode
}

export interface RadioChoiceProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** One beside the other in a bar, or cards below the label. @default 'cards' */
  shape?: 'bar' | 'cards'
}

const Options = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& label': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      padding: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      background: 'bg.panel',
      textStyle: 'xs',
      cursor: 'pointer',
      _hover: { borderColor: 'border.emphasized' },
      '&:has(:checked)': { borderColor: 'accent.solid', outline: '1px solid', outlineColor: 'accent.solid' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
    },
    '& input': { position: 'absolute', opacity: 0, inset: 0, width: 'full', height: 'full', cursor: 'inherit' },
  },
  variants: {
    shape: {
      cards: {},
      bar: {
        gridAutoFlow: 'column',
        gap: '0',
        padding: '0.5',
        borderRadius: 'md',
        background: 'bg.muted',
        '& label': {
          justifyContent: 'center',
          minHeight: '8',
          padding: '1.5',
          paddingInline: { base: '2', sm: '3' },
          borderColor: 'transparent',
          background: 'transparent',
          color: 'fg.muted',
          '&:has(:checked)': { background: 'bg.panel', color: 'fg', outline: 'none', borderColor: 'border.control' },
        },
      },
    },
  },
})

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** One of a few, each shown as it looks. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { label, choices, value, onChange, shape = 'cards' } = props
  const name = useId()
  const columns = choices.length === 3 ? 3 : 2
  const isBar = shape === 'bar'
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <Text
        id={`${name}-label`}
        css={isBar ? hidden : { fontWeight: 'medium', textStyle: 'sm', marginBlockEnd: '1.5' }}
      >
        {label}
      </Text>
      <Options shape={shape} style={isBar ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {choices.map(({ value: each, label: words, sketch }) => (
          <label key={each} title={isBar && sketch ? words : undefined}>
            <input
              type="radio"
              name={name}
              value={each}
              aria-label={words}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            {sketch}
            {!(isBar && sketch) && <span>{words}</span>}
          </label>
        ))}
      </Options>
    </div>
  )
}
