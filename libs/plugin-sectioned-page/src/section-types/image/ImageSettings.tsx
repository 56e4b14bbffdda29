import { Button } from '@chakra-ui/react'
import { fileUrl } from '@sitewright/api-client'
import { useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { CheckField, TextField } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { maxHoverTextLength } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { CropButton } from '../shared/CropButton.tsx'
import { focusFields, focusOf } from '../shared/picture-cut.ts'
import { useCropDialog } from '../shared/use-crop-dialog.tsx'
import { PictureField } from '../shared/PictureField.tsx'
import { imageAddress } from './image-source.ts'
import type { ImageConfig } from './model.ts'

/** The image of a section, what is told about it, and whether and as what the gallery shows it. */
export function ImageSettings({ config, onChange }: SectionSettingsProps<ImageConfig>) {
  const { api } = useSite()
  const { pick, dialog } = useImagePicker(api)
  const { crop, cropDialog } = useCropDialog()
  const { ImageId, ImageUrl, HoverText = '', Gallery = false, GalleryImageId, Shape } = config
  const older = ImageId === undefined && ImageUrl !== undefined ? imageAddress(ImageUrl) : undefined

  async function chooseImage() {
    const image = await pick()
    if (!image) return
    const { id, width, height, caption } = image
    onChange({
      ...config,
      ImageId: id,
      ImageWidth: width ?? undefined,
      ImageHeight: height ?? undefined,
      HoverText: HoverText || caption || undefined,
      ...(id !== ImageId && { FocusX: undefined, FocusY: undefined }),
    })
  }

  async function chooseGalleryImage() {
    const image = await pick()
    if (image) onChange({ ...config, GalleryImageId: image.id })
  }

  const source = ImageId === undefined ? older : fileUrl(ImageId, { w: 960 })

  return (
    <div data-image="">
      <PictureField label="Image" source={ImageId === undefined ? older : fileUrl(ImageId, { thumb: true })}>
        <Button size="sm" variant="outline" onClick={chooseImage}>
          Choose image
        </Button>
        {source !== undefined && (
          <CropButton
            onClick={() =>
              crop({
                src: source,
                cut: { shape: Shape, focus: focusOf(config) },
                onDone: ({ shape, focus }) => onChange({ ...config, Shape: shape, ...focusFields(focus) }),
              })
            }
          />
        )}
      </PictureField>
      <TextField
        label="Hover text"
        value={HoverText}
        longest={maxHoverTextLength}
        dir="auto"
        hint="Also read out by screen readers."
        onChange={(text) => onChange({ ...config, HoverText: text || undefined })}
      />
      <CheckField
        label="Gallery"
        checked={Gallery}
        onChange={(checked) => onChange({ ...config, Gallery: checked || undefined })}
      />
      {Gallery && (
        <PictureField
          label="Gallery image"
          help="Shown in the gallery instead, usually in higher resolution."
          source={GalleryImageId === undefined ? undefined : fileUrl(GalleryImageId, { thumb: true })}
        >
          <Button size="sm" variant="outline" onClick={chooseGalleryImage}>
            Choose gallery image
          </Button>
          {GalleryImageId !== undefined && (
            <IconButton
              label="Clear gallery image"
              icon={<X aria-hidden />}
              onClick={() => onChange({ ...config, GalleryImageId: undefined })}
            />
          )}
        </PictureField>
      )}
      {dialog}
      {cropDialog}
    </div>
  )
}
