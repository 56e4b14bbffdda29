import { NativeSelect } from '@chakra-ui/react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { type ActionName, actions } from '../actions.ts'
import { type BlockKind, blockKindOf, setBlock } from '../commands/blocks.ts'
import { textBlockAbove } from '../queries/above.ts'
import { focusText } from './focus-text.ts'
import { texts } from './messages.ts'

const kinds: readonly [BlockKind, ActionName][] = [
  ['p', 'paragraph'],
  ['h1', 'heading1'],
  ['h2', 'heading2'],
  ['h3', 'heading3'],
  ['h4', 'heading4'],
  ['h5', 'heading5'],
  ['h6', 'heading6'],
  ['pre', 'codeBlock'],
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
        aria-label={texts.textStyle()}
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
        {kinds.map(([value, action]) => (
          <option key={value} value={value}>
            {actions[action].label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
