import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Editor, Range, Transforms } from 'slate'
import { insertImage, type Picture } from '../commands/insert-image.ts'
import { insertLink } from '../commands/links.ts'
import { setTextLanguage } from '../commands/text-language.ts'
import type { PictureLooks } from '../commands/set-picture.ts'
import type { LinkTargets } from '../links/link-choice.ts'
import { linkAt } from '../queries/link-at.ts'
import { pictureAt } from '../queries/picture-at.ts'
import { currentTextLanguage } from '../queries/text-language.ts'
import type { RichEditor } from '../types.ts'
import { backToText } from './focus-text.ts'

const EditImage = lazy(() => import('../on-demand/EditImage.tsx'))
const EditLanguage = lazy(() => import('../on-demand/EditLanguage.tsx'))
const EditLink = lazy(() => import('../on-demand/EditLink.tsx'))

type Open =
  | {
      dialog: 'link'
      url: string
      newWindow: boolean
      askText: boolean
      existing: boolean
    }
  | { dialog: 'image'; src: string; looks: PictureLooks; existing: boolean }
  | { dialog: 'language'; language: string }

/** Lets the user choose a picture; `address`: they would rather give its address. */
export type PickPicture = () => Promise<Picture | 'address' | undefined>

export interface Dialogs {
  openLink: () => void
  openImage: () => void
  openLanguage: () => void
  /** To be rendered within the editor. */
  element: ReactNode
}

/** The dialogs that ask what a link or an image needs. */
export function useDialogs(
  editor: RichEditor,
  { pickImage, linkTargets }: { pickImage: PickPicture | undefined; linkTargets: LinkTargets | undefined },
): Dialogs {
  const [open, setOpen] = useState<Open>()

  const openLink = useCallback(() => {
    setOpen(linkToEdit(editor))
  }, [editor])

  const openImage = useCallback(() => {
    const picture = pictureAt(editor)
    // one on its way is not there to be changed yet
    if (picture?.image[0].upload !== undefined) return
    const ask = () => setOpen(imageToEdit(picture))
    if (!pickImage || picture) return ask()
    void pickFor(editor, pickImage).then((chosen) => {
      if (chosen === 'address') return ask()
      if (chosen) insertImage(editor, chosen)
      backToText(editor)
    })
  }, [editor, pickImage])

  const openLanguage = useCallback(() => {
    setOpen({ dialog: 'language', language: currentTextLanguage(editor) ?? '' })
  }, [editor])

  const replaceImage =
    pickImage &&
    (() => {
      setOpen(undefined)
      void pickFor(editor, pickImage).then((chosen) => {
        if (chosen === 'address') return openImage()
        if (chosen) insertImage(editor, chosen)
        backToText(editor)
      })
    })

  const close = () => {
    setOpen(undefined)
    backToText(editor)
  }
  const element = open && (
    <Suspense>
      {open.dialog === 'link' && (
        <EditLink editor={editor} insert={insertLink} {...open} targets={linkTargets} onClose={close} />
      )}
      {open.dialog === 'image' && (
        <EditImage editor={editor} insert={insertImage} {...open} onReplace={replaceImage} onClose={close} />
      )}
      {open.dialog === 'language' && <EditLanguage editor={editor} apply={setTextLanguage} {...open} onClose={close} />}
    </Suspense>
  )
  return { openLink, openImage, openLanguage, element }
}

/** The link at the cursor, or a new one. */
function linkToEdit(editor: RichEditor): Open {
  const link = linkAt(editor)
  return {
    dialog: 'link',
    url: link?.mark.attributes?.['href'] ?? '',
    newWindow: link?.mark.attributes?.['target'] !== undefined,
    askText: !link && (!editor.selection || Range.isCollapsed(editor.selection)),
    existing: link !== undefined,
  }
}

/** The image, or a new one. */
function imageToEdit(picture: ReturnType<typeof pictureAt>): Open {
  const attributes = picture?.image[0].attributes
  return {
    dialog: 'image',
    src: attributes?.['src'] ?? '',
    looks: {
      alt: attributes?.['alt'] ?? '',
      caption: picture?.caption ?? '',
      size: picture?.size,
      place: picture?.place,
      shape: picture?.shape,
      focus: picture?.focus,
    },
    existing: picture !== undefined,
  }
}

/** What was chosen; the cursor is where it was before, for the dialog may have given the focus back already. */
async function pickFor(editor: RichEditor, pickImage: PickPicture): ReturnType<PickPicture> {
  const cursor = editor.selection && Editor.rangeRef(editor, editor.selection)
  try {
    return await pickImage()
  } finally {
    const at = cursor?.unref()
    if (at) Transforms.select(editor, at)
  }
}
