import { type FileEntry, fileUrl } from '@sitewright/api-client'
import { TextField } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { maxHoverTextLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import { CropButton } from './CropButton.tsx'
import { focusFields, focusOf } from './picture-cut.ts'
import { noPicture, type PictureFields, type WholePicture } from './picture-fields.ts'
import { PictureField } from './PictureField.tsx'
import { useCropDialog } from './use-crop-dialog.tsx'
import { useLatest } from './use-latest.ts'

export interface PictureChoiceProps {
  picture: PictureFields
  /** Width over height, as it is shown. */
  ratio: number
  onChange: (picture: WholePicture) => void
}

/** Chooses a picture, what of it is in sight, and what it shows. */
export function PictureChoice({ picture, ratio, onChange }: PictureChoiceProps) {
  const { crop, cropDialog } = useCropDialog()
  const { ImageId, ImageWidth, ImageHeight, FocusX, FocusY, Alt } = picture
  const whole: WholePicture = { ImageId, ImageWidth, ImageHeight, FocusX, FocusY, Alt }
  const { latest, change } = useLatest(whole, onChange)

  function choose({ id, width, height, caption }: FileEntry) {
    const size = width && height ? { ImageWidth: width, ImageHeight: height } : {}
    change({ ...noPicture, ...size, ImageId: id, Alt: latest().Alt || caption })
  }

  return (
    <>
      <PictureField
        label={texts.picture()}
        source={ImageId === undefined ? undefined : fileUrl(ImageId, { thumb: true })}
        choose={texts.choosePicture()}
        onChoose={choose}
      >
        {ImageId !== undefined && (
          <>
            <CropButton
              onClick={() =>
                crop({
                  src: fileUrl(ImageId, { w: 960 }),
                  ratio,
                  cut: { focus: focusOf(picture) },
                  onDone: ({ focus }) => change(focusFields(focus)),
                })
              }
            />
            <IconButton
              label={texts.removePicture()}
              icon={<X aria-hidden />}
              onClick={() => change({ ...noPicture, Alt: latest().Alt })}
            />
          </>
        )}
      </PictureField>
      {ImageId !== undefined && (
        <TextField
          label={texts.shows()}
          value={Alt}
          longest={maxHoverTextLength}
          dir="auto"
          hint={texts.showsHint()}
          onChange={(words) => change({ Alt: words })}
        />
      )}
      {cropDialog}
    </>
  )
}
