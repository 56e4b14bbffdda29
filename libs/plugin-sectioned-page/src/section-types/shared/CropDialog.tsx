import { Button } from '@chakra-ui/react'
import { type PictureCut, PictureCrop } from '@sitewright/rich-text/picture-crop'
import { AppDialog } from '@sitewright/ui'
import { useState } from 'react'
import { texts } from '../dialog-messages.ts'
import type { CropQuestion } from './use-crop-dialog.tsx'

export interface CropDialogProps {
  question: CropQuestion
  /** How it is to be cut; nothing if that stays as it was. */
  onClose: (cut: PictureCut | undefined) => void
}

/** The shape of a section's picture, and what of it stays in sight. */
export default function CropDialog({ question: { src, cut, ratio }, onClose }: CropDialogProps) {
  const [changed, setChanged] = useState(cut)
  return (
    <AppDialog
      title={texts.cropHeading()}
      open
      onClose={() => onClose(undefined)}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(undefined)}>
            {texts.cancel()}
          </Button>
          <Button colorPalette="accent" onClick={() => onClose(changed)}>
            {texts.done()}
          </Button>
        </>
      }
    >
      <PictureCrop src={src} alt="" cut={changed} onChange={setChanged} {...(ratio !== undefined && { ratio })} />
    </AppDialog>
  )
}
