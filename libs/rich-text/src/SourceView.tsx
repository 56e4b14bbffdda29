import { chakra } from '@chakra-ui/react'

const Source = chakra('textarea', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '20rem',
    fieldSizing: 'content',
    padding: { base: '4', md: '6' },
    border: '0',
    borderBottomRadius: 'lg',
    background: 'bg.subtle',
    color: 'fg',
    fontFamily: 'mono',
    fontSize: 'sm',
    lineHeight: 'tall',
    tabSize: '2',
    resize: 'vertical',
    _focusVisible: { outlineOffset: '-2px' },
  },
})

export interface SourceViewProps {
  /** What is shown at first. */
  initial: string
  label: string
  id: string | undefined
  onChange: (text: string) => void
}

/** The text as HTML, for those who want it. */
export function SourceView({ initial, label, id, onChange }: SourceViewProps) {
  return (
    <Source
      id={id}
      aria-label={label}
      defaultValue={initial}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      dir="ltr"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
