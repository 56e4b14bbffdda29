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
import { texts } from './action-messages.ts'

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

const mark = (label: () => string, name: MarkName, shortcut: string): Action => ({
  get label() {
    return label()
  },
  shortcut,
  run: (editor) => toggleMark(editor, name),
  active: (editor) => isMarkActive(editor, name),
})

const align = (label: () => string, value: Align, shortcut: string): Action => ({
  get label() {
    return label()
  },
  shortcut,
  run: (editor) => setAlign(editor, currentAlign(editor) === value ? undefined : value),
  active: (editor) => currentAlign(editor) === value,
})

const list = (label: () => string, ordered: boolean, shortcut: string): Action => ({
  get label() {
    return label()
  },
  shortcut,
  run: (editor) => toggleList(editor, ordered),
  active: (editor) => above(editor, 'list')?.[0].ordered === ordered,
})

const block = (label: () => string, kind: BlockKind, shortcut: string): Action => ({
  get label() {
    return label()
  },
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
    get label() {
      return texts.undo()
    },
    shortcut: 'mod+z',
    run: (editor) => editor.undo(),
    disabled: (editor) => editor.history.undos.length === 0,
  },
  redo: {
    get label() {
      return texts.redo()
    },
    shortcut: 'mod+shift+z',
    run: (editor) => editor.redo(),
    disabled: (editor) => editor.history.redos.length === 0,
  },
  bold: mark(texts.bold, 'bold', 'mod+b'),
  italic: mark(texts.italic, 'italic', 'mod+i'),
  underline: mark(texts.underline, 'underline', 'mod+u'),
  strike: mark(texts.strike, 'strike', 'mod+shift+x'),
  code: mark(texts.code, 'code', 'mod+e'),
  subscript: mark(texts.subscript, 'subscript', 'mod+,'),
  superscript: mark(texts.superscript, 'superscript', 'mod+.'),
  clear: {
    get label() {
      return texts.clear()
    },
    shortcut: 'mod+\\',
    run: clearFormatting,
  },
  paragraph: block(texts.paragraph, 'p', 'mod+alt+0'),
  heading1: block(texts.heading1, 'h1', 'mod+alt+1'),
  heading2: block(texts.heading2, 'h2', 'mod+alt+2'),
  heading3: block(texts.heading3, 'h3', 'mod+alt+3'),
  heading4: block(texts.heading4, 'h4', 'mod+alt+4'),
  heading5: block(texts.heading5, 'h5', 'mod+alt+5'),
  heading6: block(texts.heading6, 'h6', 'mod+alt+6'),
  codeBlock: block(texts.codeBlock, 'pre', 'mod+alt+7'),
  left: align(texts.left, 'left', 'mod+shift+l'),
  center: align(texts.center, 'center', 'mod+shift+e'),
  right: align(texts.right, 'right', 'mod+shift+r'),
  justify: align(texts.justify, 'justify', 'mod+shift+j'),
  bullets: list(texts.bullets, false, 'mod+shift+8'),
  numbers: list(texts.numbers, true, 'mod+shift+7'),
  indent: {
    get label() {
      return texts.indent()
    },
    shortcut: 'tab',
    run: (editor) => void indentItem(editor),
    disabled: outsideList,
  },
  outdent: {
    get label() {
      return texts.outdent()
    },
    shortcut: 'shift+tab',
    run: (editor) => void outdentItem(editor),
    disabled: outsideList,
  },
  quote: {
    get label() {
      return texts.quote()
    },
    shortcut: 'mod+shift+9',
    run: toggleQuote,
    active: (editor) => above(editor, 'quote') !== undefined,
  },
  rule: {
    get label() {
      return texts.rule()
    },
    run: insertRule,
  },
} satisfies Readonly<Record<string, Action>>

export type ActionName = keyof typeof actions
