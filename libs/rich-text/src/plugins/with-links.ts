import { Editor, Node, Path, Range } from 'slate'
import { insertLink } from '../commands/links.ts'
import { currentMarks, marksOf } from '../queries/marks.ts'
import type { RichEditor } from '../types.ts'

/** What is typed behind a link is no part of it; an address pasted over words links them. */
export function withLinks(editor: RichEditor): RichEditor {
  const { insertData, insertText } = editor

  editor.insertText = (text, options) => {
    if (!editor.marks && atLinkEnd(editor)) {
      const marks = currentMarks(editor).filter(({ tag }) => tag !== 'a')
      editor.marks = marks.length > 0 ? { marks } : {}
    }
    insertText(text, options)
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
