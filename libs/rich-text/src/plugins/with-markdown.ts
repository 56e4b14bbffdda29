import { Editor, Node, type NodeEntry, Path, Range, Text, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { type BlockKind, setBlock, toggleQuote } from '../commands/blocks.ts'
import { insertRule } from '../commands/insert-blocks.ts'
import { toggleList } from '../commands/lists.ts'
import { changeMarks } from '../commands/marks.ts'
import { above, textBlockAbove } from '../queries/above.ts'
import { isType } from '../queries/node-kinds.ts'
import { currentMarks, isMarkActive } from '../queries/marks.ts'
import type { RichEditor, TextBlockElement } from '../types.ts'

const blocks: readonly [signs: RegExp, run: (editor: RichEditor, signs: string) => void][] = [
  [/^#{1,6}$/, (editor, signs) => setBlock(editor, `h${signs.length}` as BlockKind)],
  [/^[-*+]$/, (editor) => toggleList(editor, false)],
  [/^1[.)]$/, (editor) => toggleList(editor, true)],
  [/^>$/, toggleQuote],
  [/^```$/, (editor) => setBlock(editor, 'pre')],
  [/^---$/, insertRule],
]

// The text between the signs begins and ends with what is no space, and before the signs is no word: 2*3*4 is no format.
const inside = (sign: string) => `([^${sign}\\s](?:[^${sign}]*[^${sign}\\s])?)`
const marks: readonly { end: string; pattern: RegExp; tag: string; signs: number }[] = [
  { end: '*', pattern: new RegExp(`(?<![\\p{L}\\p{N}*])\\*\\*${inside('*')}\\*\\*$`, 'u'), tag: 'strong', signs: 2 },
  { end: '*', pattern: new RegExp(`(?<![\\p{L}\\p{N}*])\\*${inside('*')}\\*$`, 'u'), tag: 'em', signs: 1 },
  { end: '_', pattern: new RegExp(`(?<![\\p{L}\\p{N}_])_${inside('_')}_$`, 'u'), tag: 'em', signs: 1 },
  { end: '~', pattern: new RegExp(`(?<![\\p{L}\\p{N}~])~~${inside('~')}~~$`, 'u'), tag: 's', signs: 2 },
  { end: '`', pattern: new RegExp(`\`${inside('`')}\`$`, 'u'), tag: 'code', signs: 1 },
]

/**
 * Formats by the signs of Markdown as they are typed: `# `, `- `, `1. `, `> `, three backquotes and `---` at the start of a
 * paragraph, `**bold**`, `*italic*`, `~~struck~~` and `code` in backquotes within it. Undo gives the signs back.
 */
export function withMarkdown(editor: RichEditor): RichEditor {
  const { insertBreak, insertText } = editor

  editor.insertText = (text, options) => {
    insertText(text, options)
    if (text === ' ') formatBlock(editor, ' ')
    else if (marks.some(({ end }) => end === text)) formatText(editor, text)
  }

  editor.insertBreak = () => {
    if (!formatBlock(editor, '')) insertBreak()
  }

  return editor
}

/** Does what the signs before the cursor mean; `ending` is what was typed after them. False if they mean nothing. */
function formatBlock(editor: RichEditor, ending: ' ' | ''): boolean {
  const entry = plainBlockAtCursor(editor)
  const cursor = editor.selection?.anchor
  if (!entry || !cursor) return false
  const [block, path] = entry
  const text = Node.leaf(editor, cursor.path)
  if (!Path.equals(cursor.path, [...path, 0]) || text.marks || !text.text.slice(0, cursor.offset).endsWith(ending))
    return false
  const signs = text.text.slice(0, cursor.offset - ending.length)
  const run = signs.length <= 6 ? blocks.find(([pattern]) => pattern.test(signs))?.[1] : undefined
  // With Enter the signs are all there is: so are a rule and code begun.
  if (!run || (ending === '' && (Node.string(block) !== signs || !/^(?:---|```)$/.test(signs)))) return false
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.delete(editor, { at: { anchor: Editor.start(editor, path), focus: cursor } })
    run(editor, signs)
  })
  return true
}

/** Where one block may become another: not in items, code, headings and captions. */
function plainBlockAtCursor(editor: RichEditor): NodeEntry<TextBlockElement> | undefined {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return undefined
  const entry = textBlockAbove(editor)
  if (!entry || (entry[0].type !== 'paragraph' && entry[0].type !== 'line') || above(editor, 'list-item'))
    return undefined
  const parent = Node.parent(editor, entry[1])
  const single = isType(parent, 'container') && /^(?:figcaption|caption|summary|dt|dd)$/.test(parent.tag)
  return single ? undefined : entry
}

function formatText(editor: RichEditor, end: string): void {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection) || isMarkActive(editor, 'code')) return
  const { path, offset } = selection.anchor
  if (textBlockAbove(editor)?.[0].type === 'code-block') return
  const leaf = Node.get(editor, path)
  if (!Text.isText(leaf)) return
  const before = leaf.text.slice(0, offset)
  for (const { end: sign, pattern, tag, signs } of marks) {
    const found = sign === end ? pattern.exec(before) : null
    if (!found) continue
    const start = offset - found[0].length
    const others = currentMarks(editor)
    HistoryEditor.withNewBatch(editor, () => {
      const at = (from: number, to: number) => ({ anchor: { path, offset: from }, focus: { path, offset: to } })
      Transforms.delete(editor, { at: at(offset - signs, offset) })
      Transforms.delete(editor, { at: at(start, start + signs) })
      Transforms.select(editor, at(start, start + found[0].length - 2 * signs))
      changeMarks(editor, (own) => (own.some((mark) => mark.tag === tag) ? own : [...own, { tag }]))
      Transforms.collapse(editor, { edge: 'end' })
    })
    // what is typed next is as it was before
    editor.marks = others.length > 0 ? { marks: others } : {}
    return
  }
}
