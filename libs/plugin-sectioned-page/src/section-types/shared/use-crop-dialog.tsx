import { Fetched, useFetched } from '@sitewright/page-kit'
import type { PictureCut } from '@sitewright/rich-text/picture-crop'
import { type ReactNode, useState } from 'react'

export interface CropQuestion {
  /** The picture. */
  src: string
  cut: PictureCut
  /** The only shape that it is shown in, width over height; absent where it can be chosen. */
  ratio?: number
  onDone: (cut: PictureCut) => void
}

const fetchDialog = () => import('./CropDialog.tsx')

/** Asks in a dialog how a picture is cut. The code is fetched with the first question. */
export function useCropDialog(): { crop: (question: CropQuestion) => void; cropDialog: ReactNode } {
  const [question, setQuestion] = useState<CropQuestion>()
  const Dialog = useFetched(fetchDialog, question !== undefined)
  return {
    crop: setQuestion,
    cropDialog: question && Dialog && (
      <Fetched
        component={Dialog}
        question={question}
        onClose={(cut) => {
          setQuestion(undefined)
          if (cut) question.onDone(cut)
        }}
      />
    ),
  }
}
