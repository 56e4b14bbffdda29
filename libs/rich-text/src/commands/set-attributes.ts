import { type Path, Transforms } from 'slate'
import type { Attributes, RichEditor } from '../types.ts'

/** Sets all attributes of an element. */
export function setAttributes(editor: RichEditor, attributes: Attributes | undefined, at: Path): void {
  if (attributes) Transforms.setNodes(editor, { attributes }, { at })
  else Transforms.unsetNodes(editor, 'attributes', { at })
}
