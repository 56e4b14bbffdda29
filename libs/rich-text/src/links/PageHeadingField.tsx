import { Field, NativeSelect } from '@chakra-ui/react'
import type { PageHeadingChoice } from './link-choice.ts'
import { partOf, pathOf } from './page-address.ts'
import { texts } from './messages.ts'

export interface PageHeadingFieldProps {
  address: string
  /** Of the page at the address; undefined until they are known. */
  headings: readonly PageHeadingChoice[] | undefined
  /** Gets the address, and the words of the heading; '' for the top of the page. */
  onChoose: (address: string, words: string) => void
}

/** Where on a page a link leads, once the page is known: its top, or one of its headings. */
export function PageHeadingField({ address, headings: known, onChoose }: PageHeadingFieldProps) {
  const headings = known ?? []
  const path = pathOf(address)
  const part = partOf(address)
  const isListed = headings.some(({ anchor }) => anchor === part)

  function choose(anchor: string) {
    const words = headings.find((each) => each.anchor === anchor)?.words ?? ''
    onChoose(anchor === '' ? path : `${path}#${anchor}`, words)
  }

  return (
    <Field.Root disabled={headings.length === 0 && part === ''}>
      <Field.Label>{texts.heading()}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field dir="auto" value={part} onChange={({ target }) => choose(target.value)}>
          <option value="">{known?.length === 0 ? texts.topAlone() : texts.top()}</option>
          {part !== '' && !isListed && <option value={part}>{`#${part}`}</option>}
          {headings.map(({ anchor, level, words }) => (
            <option key={anchor} value={anchor}>
              {indent.repeat(level - 1) + words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}

/** Lists in a browser's own select cannot be nested; spaces that stay show what is below what. */
const indent = '\u2003'
