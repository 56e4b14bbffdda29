import { useState, type ChangeEvent } from 'react'

interface Typed {
  text: string
  /** The value at that time: another one, from elsewhere, takes the place of the text. */
  of: number | ''
  wrong: boolean
}

export interface TypedNumberOptions<Value extends number | ''> {
  value: Value
  /** What a text stands for; undefined if it cannot be taken over. */
  read: (text: string) => Value | undefined
  /** Only ever called with what `read` gave. */
  onChange: (value: Value) => void
}

/**
 * A number that is typed. What cannot be taken over stays in the input, and the value stays what it was.
 *
 * @returns the props of the input, and whether a sentence beside it is to say what is wrong: once the input was left.
 */
export function useTypedNumber<Value extends number | ''>({ value, read, onChange }: TypedNumberOptions<Value>) {
  const [typed, setTyped] = useState<Typed>()
  const [marked, setMarked] = useState(false)
  const current = typed?.of === value ? typed : undefined
  const wrong = current?.wrong ?? false

  function handleText(text: string, unreadable: boolean) {
    const number = unreadable ? undefined : read(text)
    setTyped({ text, of: number ?? value, wrong: number === undefined })
    if (number === undefined) return
    setMarked(false)
    if (number !== value) onChange(number)
  }

  return {
    input: {
      type: 'number',
      value: current ? current.text : String(value),
      autoComplete: 'off',
      // for the editor to find, which lets nothing be saved meanwhile
      'data-not-taken': wrong || undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => handleText(target.value, target.validity.badInput),
      onBlur: () => setMarked(wrong),
    },
    shownWrong: wrong && marked,
  } as const
}
