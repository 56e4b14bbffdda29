import { Editor, Element, type NodeEntry, Transforms } from 'slate'
import { emptyParagraph } from '../convert/html-to-slate.ts'
import { isTextBlock, isType } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/**
 * Keeps the document such that its HTML means the same: no table, list or quote without contents, nothing but rows and
 * cells where only these may be, and no two lines next to each other, which HTML would run into one.
 */
export function withStructure(editor: RichEditor): RichEditor {
  const { normalizeNode } = editor
  editor.normalizeNode = (entry, options) => {
    if (mendUntyped(editor, entry) || mendEmpty(editor, entry) || mendTable(editor, entry) || mendLines(editor, entry))
      return
    normalizeNode(entry, options)
  }
  return editor
}

/** Slate's own way to fill a document whose only block was deleted has no type. */
function mendUntyped(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (!Element.isElement(node) || (node as { type?: string }).type !== undefined) return false
  Transforms.setNodes(editor, { type: 'paragraph', blank: 'none' }, { at: path })
  return true
}

function mendEmpty(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (!('children' in node) || node.children.length > 0) return false
  if (Editor.isEditor(node)) Transforms.insertNodes(editor, emptyParagraph(), { at: [0] })
  else if (isType(node, 'table-cell') || isType(node, 'list-item')) {
    Transforms.insertNodes(editor, { type: 'line', children: [{ text: '' }] }, { at: [...path, 0] })
  } else if (isTextBlock(node) || (Element.isElement(node) && editor.isVoid(node))) return false
  else Transforms.removeNodes(editor, { at: path })
  return true
}

function mendTable(editor: RichEditor, [node, path]: NodeEntry): boolean {
  const wanted = isType(node, 'table-row')
    ? 'table-cell'
    : isType(node, 'table-section')
      ? 'table-row'
      : isType(node, 'table')
        ? 'table-section'
        : undefined
  if (!wanted || !('children' in node)) return false
  const stray = node.children.findIndex(
    (child) => !isType(child, wanted) && !(wanted === 'table-section' && isType(child, 'container')),
  )
  if (stray >= 0) {
    Transforms.removeNodes(editor, { at: [...path, stray] })
    return true
  }
  // What is left of a table without rows is its caption; that goes with it.
  if (wanted === 'table-section' && !node.children.some((child) => isType(child, wanted))) {
    Transforms.removeNodes(editor, { at: path })
    return true
  }
  return false
}

function mendLines(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (!('children' in node)) return false
  const { children } = node
  const index = children.findIndex((child, at) => isType(child, 'line') && isType(children[at + 1], 'line'))
  if (index < 0) return false
  let last = index + 1
  while (isType(children[last + 1], 'line')) last++
  for (let at = index; at <= last; at++) Transforms.setNodes(editor, { type: 'paragraph' }, { at: [...path, at] })
  return true
}
