import { NativeSelect } from '@chakra-ui/react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { actions } from '../actions.ts'
import { type BlockKind, blockKindOf, setBlock } from '../commands/blocks.ts'
import { textBlockAbove } from '../queries/above.ts'
import { focusText } from './focus-text.ts'

const kinds: readonly [BlockKind, string][] = [
  ['p', actions.paragraph.label],
  ['h1', actions.heading1.label],
  ['h2', actions.heading2.label],
  ['h3', actions.heading3.label],
  ['h4', actions.heading4.label],
  ['h5', actions.heading5.label],
  ['h6', actions.heading6.label],
  ['pre', actions.codeBlock.label],
]

/** What kind of text the cursor is in, and the choice of another. */
export function BlockSelect() {
  const editor = useSlateStatic()
  const kind = useSlateSelector((current) => {
    const entry = textBlockAbove(current)
    return entry ? blockKindOf(entry[0]) : 'p'
  })
  return (
    <NativeSelect.Root size="sm" width="8.5rem" flex="none" data-used="most">
      <NativeSelect.Field
        aria-label="Text style"
        value={kind}
        border="0"
        height="8"
        fontWeight="medium"
        _hover={{ background: 'bg.emphasized' }}
        onChange={(event) => {
          const chosen = kinds.find(([value]) => value === event.target.value)
          if (chosen) setBlock(editor, chosen[0])
          focusText(editor)
        }}
      >
        {kinds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
