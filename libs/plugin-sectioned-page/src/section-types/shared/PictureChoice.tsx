import { type FileEntry, fileUrl } from '@sitewright/api-client'
import { TextField } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { maxHoverTextLength } from '../../model/limits.ts'
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
        label="Picture"
        source={ImageId === undefined ? undefined : fileUrl(ImageId, { thumb: true })}
        choose="Choose picture"
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
              label="Remove picture"
              icon={<X aria-hidden />}
              onClick={() => change({ ...noPicture, Alt: latest().Alt })}
            />
          </>
        )}
      </PictureField>
      {ImageId !== undefined && (
        <TextField
          label="What the picture shows"
          value={Alt}
          longest={maxHoverTextLength}
          dir="auto"
          hint="Read out by screen readers. Leave it empty for a picture that only decorates."
          onChange={(words) => change({ Alt: words })}
        />
      )}
      {cropDialog}
    </>
  )
}
