import { Editor, type Node, type Operation, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { cleanAttributes } from '@sitewright/html'
import type { Picture } from '../commands/insert-image.ts'
import { isType } from '../queries/node-kinds.ts'
import type { Attributes, ImageElement, RichEditor } from '../types.ts'

/**
 * A picture stands in the text while it is on its way, and becomes an image once it is there. That is no step to undo:
 * undo takes the picture away again, and redo brings it back as the image that it has become.
 */
export function withPictures(editor: RichEditor): RichEditor {
  const { apply } = editor

  editor.uploads.onSettled = (key, picture) => {
    const at = { at: [], match: (node: Node) => isType(node, 'image') && node.upload === key, voids: true }
    if (!picture) return Transforms.removeNodes(editor, at)
    HistoryEditor.withoutSaving(editor, () => {
      for (const [image, path] of [...Editor.nodes<ImageElement>(editor, at)]) {
        Transforms.setNodes(editor, { attributes: shown(image, picture) }, { at: path, voids: true })
        Transforms.unsetNodes<ImageElement>(editor, 'upload', { at: path, voids: true })
      }
    })
  }

  editor.apply = (operation) => apply(settled(editor, operation))
  return editor
}

/** What is put back may be a picture that has arrived since. */
function settled(editor: RichEditor, operation: Operation): Operation {
  if (operation.type !== 'insert_node') return operation
  const node = arrived(editor, operation.node)
  return node === operation.node ? operation : { ...operation, node }
}

function arrived(editor: RichEditor, node: Node): Node {
  if (isType(node, 'image')) {
    const picture = node.upload === undefined ? undefined : editor.uploads.result(node.upload)
    if (!picture) return node
    const { upload: _, ...image } = node
    return { ...image, attributes: shown(node, picture) }
  }
  if (!('children' in node)) return node
  const children = node.children.map((child) => arrived(editor, child))
  return children.every((child, at) => child === node.children[at]) ? node : ({ ...node, children } as Node)
}

/** A size that came along with a pasted picture is how wide it is meant to be shown. */
function shown({ attributes = {} }: ImageElement, { src, alt = '', width, height }: Picture): Attributes {
  const size = attributes['width'] ? {} : sizeOf(width, height)
  return cleanAttributes('img', { ...attributes, src, alt: attributes['alt'] || alt, ...size })
}

function sizeOf(width?: number, height?: number): Record<string, string> {
  return width && height ? { width: String(Math.round(width)), height: String(Math.round(height)) } : {}
}
