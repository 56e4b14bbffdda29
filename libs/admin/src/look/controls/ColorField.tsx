import { chakra, Field, HStack, Input, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

export interface ColorFieldProps {
  label: string
  help?: string
  /** `#rrggbb`. */
  value: string
  /** How it comes out where it has to be read, in light and in dark surroundings, if the site shows it so. */
  shown?: Readonly<Partial<Record<'light' | 'dark', string>>>
  onChange: (value: string) => void
}

/** Not the field's own control: that is the text beside it. */
const Palette = chakra('input', {
  base: {
    flex: 'none',
    width: '12',
    height: '10',
    padding: '1',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    background: 'bg.panel',
    cursor: 'pointer',
  },
})

const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1.25em',
    height: '1.25em',
    marginInlineEnd: '0.35em',
    verticalAlign: '-0.25em',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
  },
})

const written = /^#?[\da-f]{6}$/i

/** A colour, chosen in the browser's own palette or written as designers do. */
export function ColorField({ label, help, value, shown, onChange }: ColorFieldProps) {
  /** What is written while that is no colour yet. */
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && !written.test(typed.trim())

  function handleTyped(text: string) {
    const isColor = written.test(text.trim())
    setTyped(isColor ? undefined : text)
    if (isColor) onChange(`#${text.trim().replace('#', '').toLowerCase()}`)
  }

  return (
    <Field.Root invalid={isWrong} gap="1">
      <HStack width="full" gap="3">
        <Palette
          type="color"
          aria-label={texts.fromPalette({ label })}
          value={value}
          onChange={({ target }) => {
            setTyped(undefined)
            onChange(target.value)
          }}
        />
        <Field.Label flex="1" minWidth="0">
          {label}
        </Field.Label>
        <Input
          size="sm"
          width="24"
          dir="ltr"
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? value}
          onChange={({ target }) => handleTyped(target.value)}
        />
      </HStack>
      {isWrong ? (
        <Field.ErrorText>{texts.colorRule()}</Field.ErrorText>
      ) : (
        help && <Field.HelperText>{help}</Field.HelperText>
      )}
      {shown && <ShownColors chosen={value} shown={shown} />}
    </Field.Root>
  )
}

/** The colours that come of a chosen one, where they are others. */
function ShownColors({ chosen, shown }: { chosen: string; shown: NonNullable<ColorFieldProps['shown']> }) {
  const others = [
    { color: shown.light, said: texts.inLight },
    { color: shown.dark, said: texts.inDark },
  ].flatMap(({ color, said }) => (color && color !== chosen ? { color, said } : []))
  if (others.length === 0) return null
  const sayWhere = shown.light !== undefined && shown.dark !== undefined
  return (
    <Text textStyle="xs" color="fg.muted">
      {rich(texts.shownAs, {
        list: others.map(({ color }) => color).join(),
        colours: () =>
          others.map(({ color, said }, place) => (
            <span key={place}>
              {place > 0 && texts.and()}
              <Dot aria-hidden style={{ background: color }} />
              {sayWhere ? said({ color }) : color}
            </span>
          )),
      })}
    </Text>
  )
}
