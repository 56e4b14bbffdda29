import { Button } from '@chakra-ui/react'
import { fileUrl } from '@sitewright/api-client'
import { useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { CheckField, TextField } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { maxHoverTextLength } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { imageAddress } from './image-source.ts'
import type { ImageConfig } from './model.ts'

/** The image of a section, what is told about it, and whether and as what the gallery shows it. */
export function ImageSettings({ config, onChange }: SectionSettingsProps<ImageConfig>) {
  const { api } = useSite()
  const { pick, dialog } = useImagePicker(api)
  const { ImageId, ImageUrl, HoverText = '', Gallery = false, GalleryImageId } = config
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
    })
  }

  async function chooseGalleryImage() {
    const image = await pick()
    if (image) onChange({ ...config, GalleryImageId: image.id })
  }

  return (
    <div data-image="">
      <Picture label="Image" source={ImageId === undefined ? older : fileUrl(ImageId, { thumb: true })}>
        <Button size="sm" variant="outline" onClick={chooseImage}>
          Choose image
        </Button>
      </Picture>
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
        <Picture
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
        </Picture>
      )}
      {dialog}
    </div>
  )
}

interface PictureProps {
  label: string
  help?: string
  /** Of what is chosen now. */
  source: string | undefined
  children: ReactNode
}

function Picture({ label, help, source, children }: PictureProps) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} data-picture="">
      <span id={labelId}>{label}</span>
      {source === undefined ? <span data-none="">None chosen</span> : <img src={source} alt="" />}
      {children}
      {help && <p>{help}</p>}
    </div>
  )
}
