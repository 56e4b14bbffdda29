import { type ReactNode, useCallback, useState } from 'react'
import { Editor, Range } from 'slate'
import { insertImage, type Picture } from '../commands/insert-image.ts'
import { insertLink, removeLink } from '../commands/links.ts'
import { above } from '../queries/above.ts'
import { linkAt } from '../queries/link-at.ts'
import type { RichEditor } from '../types.ts'
import { focusText } from './focus-text.ts'
import { ImageDialog } from './ImageDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'

type Open =
  | { dialog: 'link'; url: string; newWindow: boolean; askText: boolean; existing: boolean }
  | { dialog: 'image'; src: string; alt: string; existing: boolean }

/** Lets the user choose a picture; `address`: they would rather give its address. */
export type PickPicture = () => Promise<Picture | 'address' | undefined>

export interface Dialogs {
  openLink: () => void
  openImage: () => void
  /** To be rendered within the editor. */
  element: ReactNode
}

/** The dialogs that ask what a link or an image needs. */
export function useDialogs(editor: RichEditor, pickImage?: PickPicture): Dialogs {
  const [open, setOpen] = useState<Open>()

  const openLink = useCallback(() => {
    const link = linkAt(editor)
    setOpen({
      dialog: 'link',
      url: link?.mark.attributes?.['href'] ?? '',
      newWindow: link?.mark.attributes?.['target'] !== undefined,
      askText: !link && (!editor.selection || Range.isCollapsed(editor.selection)),
      existing: link !== undefined,
    })
  }, [editor])

  const openImage = useCallback(() => {
    const attributes = above(editor, 'image')?.[0].attributes
    const ask = () =>
      setOpen({
        dialog: 'image',
        src: attributes?.['src'] ?? '',
        alt: attributes?.['alt'] ?? '',
        existing: attributes !== undefined,
      })
    if (!pickImage || attributes) return ask()
    void pickImage().then((picture) => {
      if (picture === 'address') return ask()
      if (picture) insertImage(editor, picture)
      backToText(editor)
    })
  }, [editor, pickImage])

  const close = () => {
    setOpen(undefined)
    backToText(editor)
  }
  const element = open && (
    <>
      {open.dialog === 'link' && (
        <LinkDialog
          {...open}
          onClose={close}
          onRemove={() => {
            removeLink(editor)
            close()
          }}
          onSubmit={(target) => {
            if (!editor.selection) editor.select(Editor.end(editor, []))
            const done = insertLink(editor, target)
            if (done) close()
            return done
          }}
        />
      )}
      {open.dialog === 'image' && (
        <ImageDialog
          {...open}
          onClose={close}
          onSubmit={(picture) => {
            const done = insertImage(editor, picture)
            if (done) close()
            return done
          }}
        />
      )}
    </>
  )
  return { openLink, openImage, element }
}

/** A dialog gives the focus back to where it came from; the text is where one wants to go on. */
function backToText(editor: RichEditor): void {
  requestAnimationFrame(() => focusText(editor))
}
