import { Suspense } from 'react'
import type { Editor } from 'slate'
import { useSlateSelector } from 'slate-react'
import { lazyPart } from './lazy-part.ts'
import { above } from './queries/above.ts'
import { linkAt } from './queries/link-at.ts'

const LinkHint = lazyPart(() => import('./on-demand/LinkHint.tsx'))
const ImageHint = lazyPart(() => import('./on-demand/ImageHint.tsx'))

const isInLink = (editor: Editor) => linkAt(editor) !== undefined
const isImage = (editor: Editor) => above(editor, 'image') !== undefined

/** What is said of the link or the image with the cursor. Fetched with the first one. */
export function Hints({ openImage }: { openImage: () => void }) {
  const link = useSlateSelector(isInLink)
  const image = useSlateSelector(isImage)
  return (
    <Suspense>
      {link && <LinkHint />}
      {image && <ImageHint openImage={openImage} />}
    </Suspense>
  )
}
