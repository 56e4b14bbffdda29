import { readPictureAddress } from '@sitewright/html'
import { Transforms } from 'slate'
import type { Picture } from '../commands/insert-image.ts'
import { setPicture } from '../commands/set-picture.ts'
import { pictureAt } from '../queries/picture-at.ts'
import ImageDialog, { type ImageDialogProps } from '../toolbar/ImageDialog.tsx'
import type { RichEditor } from '../types.ts'

export interface EditImageProps extends Omit<ImageDialogProps, 'onSubmit'> {
  editor: RichEditor
  /** Puts an image in, or in the place of the selected one. False if the address is not allowed. */
  insert: (editor: RichEditor, picture: Picture) => boolean
}

/** The dialog of the selected image, or of one to come, with what it does to the text. */
export default function EditImage({ editor, insert, ...dialog }: EditImageProps) {
  const { src: before, existing, onClose } = dialog
  return (
    <ImageDialog
      {...dialog}
      onSubmit={(src, looks) => {
        const done =
          (existing && src === before) || insert(editor, { src: readPictureAddress(src) ?? '', alt: looks.alt })
        if (!done) return false
        // the cursor is behind one that was put in
        if (!pictureAt(editor)) Transforms.move(editor, { reverse: true })
        setPicture(editor, looks)
        if (!existing) Transforms.move(editor)
        onClose()
        return true
      }}
    />
  )
}
