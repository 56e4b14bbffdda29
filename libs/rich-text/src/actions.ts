import { clearFormatting, toggleMark } from './commands/marks.ts'
import { indentItem, outdentItem, toggleList } from './commands/lists.ts'
import { insertRule } from './commands/insert-blocks.ts'
import {
  type Align,
  type BlockKind,
  blockKindOf,
  currentAlign,
  setAlign,
  setBlock,
  toggleQuote,
} from './commands/blocks.ts'
import { above, textBlockAbove } from './queries/above.ts'
import { isMarkActive, type MarkName } from './queries/marks.ts'
import type { RichEditor } from './types.ts'

/** Something to do with the text, from the toolbar or by keys. */
export interface Action {
  label: string
  /** For example `mod+shift+7`; see shortcut.ts. */
  shortcut?: string
  run: (editor: RichEditor) => void
  /** Whether the text at the cursor is that way already; absent for what is simply done. */
  active?: (editor: RichEditor) => boolean
  disabled?: (editor: RichEditor) => boolean
}

const mark = (label: string, name: MarkName, shortcut: string): Action => ({
  label,
  shortcut,
  run: (editor) => toggleMark(editor, name),
  active: (editor) => isMarkActive(editor, name),
})

const align = (label: string, value: Align, shortcut: string): Action => ({
  label,
  shortcut,
  run: (editor) => setAlign(editor, currentAlign(editor) === value ? undefined : value),
  active: (editor) => currentAlign(editor) === value,
})

const list = (label: string, ordered: boolean, shortcut: string): Action => ({
  label,
  shortcut,
  run: (editor) => toggleList(editor, ordered),
  active: (editor) => above(editor, 'list')?.[0].ordered === ordered,
})

const block = (label: string, kind: BlockKind, shortcut: string): Action => ({
  label,
  shortcut,
  run: (editor) => setBlock(editor, kind),
  active: (editor) => {
    const entry = textBlockAbove(editor)
    return entry !== undefined && blockKindOf(entry[0]) === kind
  },
})

const outsideList = (editor: RichEditor) => above(editor, 'list-item') === undefined

/** Everything that is done at once, without asking for more. */
export const actions = {
  undo: {
    label: 'Undo',
    shortcut: 'mod+z',
    run: (editor) => editor.undo(),
    disabled: (editor) => editor.history.undos.length === 0,
  },
  redo: {
    label: 'Redo',
    shortcut: 'mod+shift+z',
    run: (editor) => editor.redo(),
    disabled: (editor) => editor.history.redos.length === 0,
  },
  bold: mark('Bold', 'bold', 'mod+b'),
  italic: mark('Italic', 'italic', 'mod+i'),
  underline: mark('Underline', 'underline', 'mod+u'),
  strike: mark('Strikethrough', 'strike', 'mod+shift+x'),
  code: mark('Code', 'code', 'mod+e'),
  subscript: mark('Subscript', 'subscript', 'mod+,'),
  superscript: mark('Superscript', 'superscript', 'mod+.'),
  clear: { label: 'Clear formatting', shortcut: 'mod+\\', run: clearFormatting },
  paragraph: block('Paragraph', 'p', 'mod+alt+0'),
  heading1: block('Heading 1', 'h1', 'mod+alt+1'),
  heading2: block('Heading 2', 'h2', 'mod+alt+2'),
  heading3: block('Heading 3', 'h3', 'mod+alt+3'),
  heading4: block('Heading 4', 'h4', 'mod+alt+4'),
  heading5: block('Heading 5', 'h5', 'mod+alt+5'),
  heading6: block('Heading 6', 'h6', 'mod+alt+6'),
  codeBlock: block('Code block', 'pre', 'mod+alt+7'),
  left: align('Align left', 'left', 'mod+shift+l'),
  center: align('Align centre', 'center', 'mod+shift+e'),
  right: align('Align right', 'right', 'mod+shift+r'),
  justify: align('Justify', 'justify', 'mod+shift+j'),
  bullets: list('Bulleted list', false, 'mod+shift+8'),
  numbers: list('Numbered list', true, 'mod+shift+7'),
  indent: { label: 'Indent item', shortcut: 'tab', run: (editor) => void indentItem(editor), disabled: outsideList },
  outdent: {
    label: 'Outdent item',
    shortcut: 'shift+tab',
    run: (editor) => void outdentItem(editor),
    disabled: outsideList,
  },
  quote: {
    label: 'Quote',
    shortcut: 'mod+shift+9',
    run: toggleQuote,
    active: (editor) => above(editor, 'quote') !== undefined,
  },
  rule: { label: 'Horizontal rule', run: insertRule },
} satisfies Readonly<Record<string, Action>>

export type ActionName = keyof typeof actions
