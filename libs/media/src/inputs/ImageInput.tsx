import { Button, Field, Input } from '@chakra-ui/react'
import { fileUrl, type Api } from '@sitewright/api-client'
import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useImagePicker } from '../select-image/use-image-picker.tsx'
import styles from './ImageInput.module.css'
import { texts } from './messages.ts'

/** An image of the site, and what it shows. */
export interface ImageValue {
  /** Of the file. */
  id: number
  alt: string
  /** Px, as far as they are known. */
  width?: number
  height?: number
}

/** Label, image and limits of an `ImageInput`. */
export interface ImageInputProps {
  api: Api
  label: string
  hint?: string | undefined
  value: ImageValue | null
  /** Characters of what it shows. */
  maxAltLength: number
  onChange: (value: ImageValue | null) => void
}

/** Chooses an image out of those of the site, and says what it shows. Needs `FullSystemProvider` above it. */
export function ImageInput({ api, label, hint, value, maxAltLength, onChange }: ImageInputProps) {
  const { pick, dialog } = useImagePicker(api)
  const labelId = useId()

  async function choose() {
    const chosen = await pick()
    if (!chosen) return
    const { id, width, height, caption } = chosen
    onChange({ id, alt: value?.alt || caption, ...(width && height && { width, height }) })
  }

  return (
    <>
      <div role="group" aria-labelledby={labelId} className={styles.image}>
        <span id={labelId}>{label}</span>
        {value ? <img src={fileUrl(value.id, { thumb: true })} alt="" /> : <span data-none="">{texts.noImage()}</span>}
        <Button size="sm" variant="outline" onClick={() => void choose()}>
          {texts.chooseImage()}
        </Button>
        {value && <IconButton label={texts.removeImage()} icon={<X aria-hidden />} onClick={() => onChange(null)} />}
        {hint !== undefined && <p>{hint}</p>}
        {value && (
          <Field.Root>
            <Field.Label>{texts.alt()}</Field.Label>
            <Input
              size="sm"
              value={value.alt}
              maxLength={maxAltLength}
              dir="auto"
              autoComplete="off"
              onChange={({ target }) => onChange({ ...value, alt: target.value })}
            />
            <Field.HelperText>{texts.altHint()}</Field.HelperText>
          </Field.Root>
        )}
      </div>
      {dialog}
    </>
  )
}
