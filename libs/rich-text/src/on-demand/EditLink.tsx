import { useState } from 'react'
import { Editor, Node } from 'slate'
import type { LinkTarget } from '../commands/links.ts'
import { removeLink } from '../commands/remove-link.ts'
import LinkDialog, { type LinkDialogProps } from '../toolbar/LinkDialog.tsx'
import type { RichEditor } from '../types.ts'
import { headingAnchors } from '@sitewright/html'
import { isType } from '../queries/node-kinds.ts'
import type { LinkChoice } from '../links/link-choice.ts'
import { texts } from '../links/messages.ts'

export interface EditLinkProps extends Omit<LinkDialogProps, 'headings' | 'onSubmit' | 'onRemove'> {
  editor: RichEditor
  /** Makes the selection a link, or puts one in. False if the address is not allowed. */
  insert: (editor: RichEditor, target: LinkTarget) => boolean
}

/** The dialog of the link at the cursor, or of one to come, with what it does to the text. */
export default function EditLink({ editor, insert, ...dialog }: EditLinkProps) {
  const { onClose } = dialog
  const [headings] = useState(() => headingsOf(editor))
  return (
    <LinkDialog
      {...dialog}
      headings={headings}
      onRemove={() => {
        removeLink(editor)
        onClose()
      }}
      onSubmit={(target) => {
        if (!editor.selection) editor.select(Editor.end(editor, []))
        const done = insert(editor, target)
        if (done) onClose()
        return done
      }}
    />
  )
}

/** The headings of the text as what links can lead to. */
function headingsOf(editor: RichEditor): LinkChoice[] {
  const found = [...Editor.nodes(editor, { at: [], match: (node) => isType(node, 'heading') })]
  const labels = found.map(([node]) => Node.string(node).replaceAll('\n', ' '))
  const anchors = headingAnchors(labels)
  return labels.flatMap((label, at) =>
    label.trim() === '' ? [] : [{ kind: 'heading', url: `#${anchors[at]}`, label, detail: texts.ownHeading() }],
  )
}
