import { headingAnchors } from '@sitewright/html'
import { Editor, Node } from 'slate'
import { isType } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'
import type { LinkChoice } from './link-choice.ts'

/** The headings of the text as what links can lead to. */
export function headingsOf(editor: RichEditor): LinkChoice[] {
  const found = [...Editor.nodes(editor, { at: [], match: (node) => isType(node, 'heading') })]
  const labels = found.map(([node]) => Node.string(node).replaceAll('\n', ' '))
  const anchors = headingAnchors(labels)
  return labels.flatMap((label, at) =>
    label.trim() === '' ? [] : [{ kind: 'heading', url: `#${anchors[at]}`, label, detail: 'Heading of this text' }],
  )
}
