import { Editor, Node, Path, Range, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { changeMarks } from '../commands/marks.ts'
import { insertLink, linkAttributes } from '../commands/links.ts'
import { addressesIn } from '../links/addresses-in-text.ts'
import { textBlockAbove } from '../queries/above.ts'
import { currentMarks, isMarkActive, marksOf } from '../queries/marks.ts'
import type { RichEditor } from '../types.ts'

/**
 * What is typed behind a link is no part of it; an address pasted over words links them, and one that was typed becomes a
 * link with the space or line break after it.
 */
export function withLinks(editor: RichEditor): RichEditor {
  const { insertBreak, insertData, insertText } = editor

  editor.insertText = (text, options) => {
    if (!editor.marks && atLinkEnd(editor)) {
      const marks = currentMarks(editor).filter(({ tag }) => tag !== 'a')
      editor.marks = marks.length > 0 ? { marks } : {}
    }
    const typed = text === ' ' || text === '\n' ? addressBefore(editor) : undefined
    insertText(text, options)
    if (typed) linkTyped(editor, typed)
  }

  editor.insertBreak = () => {
    const typed = addressBefore(editor)
    // as one step, for Enter moves what comes after it
    if (typed) linkTyped(editor, typed)
    insertBreak()
  }

  editor.insertData = (data) => {
    const url = data.getData('text/plain').trim()
    const { selection } = editor
    const overWords = selection && Range.isExpanded(selection) && Editor.string(editor, selection).trim() !== ''
    if (overWords && /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(url) && insertLink(editor, { url })) return
    insertData(data)
  }

  return editor
}

interface TypedAddress {
  range: Range
  url: string
}

/** The address that was typed up to the cursor; none in code and in a link. */
function addressBefore(editor: RichEditor): TypedAddress | undefined {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return undefined
  const { path, offset } = selection.anchor
  const leaf = Node.leaf(editor, path)
  const word = /\S+$/.exec(leaf.text.slice(0, offset))?.[0] ?? ''
  // of the text itself: what is typed next is no part of a link that ends here
  if (!/[./@]/.test(word) || isMarkActive(editor, 'code') || marksOf(leaf).some(({ tag }) => tag === 'a'))
    return undefined
  if (textBlockAbove(editor)?.[0].type === 'code-block') return undefined
  const parts = addressesIn(word)
  const at = parts.findLastIndex(({ url }) => url !== undefined)
  const found = parts[at]
  // what comes after it is punctuation
  if (!found?.url || parts.slice(at + 1).some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return undefined
  const start = offset - parts.slice(at).reduce((length, { text }) => length + text.length, 0)
  const range = { anchor: { path, offset: start }, focus: { path, offset: start + found.text.length } }
  return { range, url: found.url }
}

/** Makes a link of an address, as a step of its own to undo; the cursor stays. */
function linkTyped(editor: RichEditor, { range, url }: TypedAddress): void {
  const attributes = linkAttributes(undefined, url)
  if (!attributes || !editor.selection) return
  const cursor = Editor.rangeRef(editor, editor.selection)
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.select(editor, range)
    changeMarks(editor, (marks) => [{ tag: 'a', attributes }, ...marks])
  })
  const back = cursor.unref()
  if (back) Transforms.select(editor, back)
}

function atLinkEnd(editor: RichEditor): boolean {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return false
  const { path, offset } = selection.anchor
  const text = Node.leaf(editor, path)
  if (offset !== text.text.length || !text.marks?.some(({ tag }) => tag === 'a')) return false
  const next = Path.next(path)
  const following = Node.has(editor, next) ? Node.get(editor, next) : undefined
  return !(following && marksOf(following).some(({ tag }) => tag === 'a'))
}
