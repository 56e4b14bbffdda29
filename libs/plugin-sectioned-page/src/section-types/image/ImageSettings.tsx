import { type FileEntry, fileUrl } from '@sitewright/api-client'
import { CheckField, TextField } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { maxHoverTextLength } from '../../model/limits.ts'
import { texts } from '../settings-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { CropButton } from '../shared/CropButton.tsx'
import { focusFields, focusOf } from '../shared/picture-cut.ts'
import { useCropDialog } from '../shared/use-crop-dialog.tsx'
import { PictureField } from '../shared/PictureField.tsx'
import { imageAddress } from './image-source.ts'
import styles from './ImageSettings.module.css'
import type { ImageConfig } from './model.ts'

/** The image of a section, what is told about it, and whether and as what the gallery shows it. */
export function ImageSettings({ config, onChange }: SectionSettingsProps<ImageConfig>) {
  const { HoverText = '', Gallery = false } = config
  return (
    <div className={styles.image}>
      <ShownImage config={config} onChange={onChange} />
      <TextField
        label={texts.hoverText()}
        value={HoverText}
        longest={maxHoverTextLength}
        dir="auto"
        hint={texts.hoverHint()}
        onChange={(text) => onChange({ ...config, HoverText: text || undefined })}
      />
      <CheckField
        label={texts.gallery()}
        checked={Gallery}
        onChange={(checked) => onChange({ ...config, Gallery: checked || undefined })}
      />
      {Gallery && <GalleryImage config={config} onChange={onChange} />}
    </div>
  )
}

/** The image on the page, and what of it is in sight. */
function ShownImage({ config, onChange }: SectionSettingsProps<ImageConfig>) {
  const { crop, cropDialog } = useCropDialog()
  const { ImageId, ImageUrl, HoverText, Shape } = config
  const older = ImageId === undefined && ImageUrl !== undefined ? imageAddress(ImageUrl) : undefined
  const source = ImageId === undefined ? older : fileUrl(ImageId, { w: 960 })

  function choose({ id, width, height, caption }: FileEntry) {
    onChange({
      ...config,
      ImageId: id,
      ImageWidth: width ?? undefined,
      ImageHeight: height ?? undefined,
      HoverText: HoverText || caption || undefined,
      ...(id !== ImageId && { FocusX: undefined, FocusY: undefined }),
    })
  }

  return (
    <>
      <PictureField
        label={texts.image()}
        source={ImageId === undefined ? older : fileUrl(ImageId, { thumb: true })}
        choose={texts.chooseImage()}
        onChoose={choose}
      >
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
      {cropDialog}
    </>
  )
}

/** The image that the gallery shows in place of the one on the page. */
function GalleryImage({ config, onChange }: SectionSettingsProps<ImageConfig>) {
  const { GalleryImageId } = config
  return (
    <PictureField
      label={texts.galleryImage()}
      help={texts.galleryHelp()}
      source={GalleryImageId === undefined ? undefined : fileUrl(GalleryImageId, { thumb: true })}
      choose={texts.chooseGalleryImage()}
      onChoose={({ id }) => onChange({ ...config, GalleryImageId: id })}
    >
      {GalleryImageId !== undefined && (
        <IconButton
          label={texts.clearGalleryImage()}
          icon={<X aria-hidden />}
          onClick={() => onChange({ ...config, GalleryImageId: undefined })}
        />
      )}
    </PictureField>
  )
}
