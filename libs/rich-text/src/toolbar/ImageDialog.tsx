import { Button, Field, Input, Stack, Textarea } from '@chakra-ui/react'
import { AppDialog } from '@sitewright/ui'
import type { PicturePlace, PictureSize } from '@sitewright/html'
import { useId, useState } from 'react'
import type { PictureLooks } from '../commands/set-picture.ts'
import { Choice } from '../picture-crop/Choice.tsx'
import { PictureCrop } from '../picture-crop/PictureCrop.tsx'
import { texts } from './image-messages.ts'

export interface ImageDialogProps {
  src: string
  looks: PictureLooks
  existing: boolean
  /** Lets the person choose another image of the site; absent where there is none to choose. */
  onReplace: (() => void) | undefined
  onClose: () => void
  /** False if the address is not allowed. */
  onSubmit: (src: string, looks: PictureLooks) => boolean
}

const sizes = (): Readonly<Record<PictureSize, string>> => ({ small: texts.small(), middle: texts.middle() })
const places = (): Readonly<Record<PicturePlace, string>> => ({
  left: texts.left(),
  center: texts.centre(),
  right: texts.right(),
})

/** Files of the site have addresses that say nothing to people: the picture itself is shown. */
const isOwnFile = (src: string) => src.startsWith('/api/')

/** Asks what an image shows and how it is shown; of an image from elsewhere, where it is. */
export default function ImageDialog({ src, looks, existing, onReplace, onClose, onSubmit }: ImageDialogProps) {
  const [address, setAddress] = useState(src)
  const [changed, setChanged] = useState(looks)
  const [refused, setRefused] = useState(false)
  const form = useId()
  const change = (part: Partial<PictureLooks>) => setChanged((before) => ({ ...before, ...part }))

  return (
    <AppDialog
      title={existing ? texts.edit() : texts.insert()}
      open
      onClose={onClose}
      changed={address !== src || changed !== looks}
      footer={<ImageButtons {...{ existing, form, onReplace, onClose }} disabled={address.trim() === ''} />}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog may be within the form of the page.
          event.stopPropagation()
          setRefused(!onSubmit(address, changed))
        }}
      >
        <Stack gap="4">
          {existing && <PictureCrop src={src} alt={changed.alt} cut={changed} onChange={change} />}
          {!isOwnFile(src) && (
            <AddressField
              value={address}
              refused={refused}
              onChange={(typed) => {
                setAddress(typed)
                setRefused(false)
              }}
            />
          )}
          <WordsFields looks={changed} onChange={change} />
          <Stack direction="row" gap="4">
            <Choice
              label={texts.size()}
              none={texts.full()}
              names={sizes()}
              value={changed.size}
              onChange={(size) => change({ size })}
            />
            <Choice
              label={texts.alignment()}
              none={texts.none()}
              names={places()}
              value={changed.place}
              onChange={(place) => change({ place })}
            />
          </Stack>
        </Stack>
      </form>
    </AppDialog>
  )
}

interface AddressFieldProps {
  value: string
  refused: boolean
  onChange: (value: string) => void
}

function AddressField({ value, refused, onChange }: AddressFieldProps) {
  return (
    <Field.Root invalid={refused}>
      <Field.Label>{texts.address()}</Field.Label>
      <Input
        value={value}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.ErrorText>{texts.refused()}</Field.ErrorText>
    </Field.Root>
  )
}

interface WordsFieldsProps {
  looks: PictureLooks
  onChange: (part: Partial<PictureLooks>) => void
}

/** What is said of the image: to those who cannot see it, and below it. */
function WordsFields({ looks, onChange }: WordsFieldsProps) {
  return (
    <>
      <Field.Root>
        <Field.Label>{texts.description()}</Field.Label>
        <Textarea
          rows={3}
          value={looks.alt}
          onChange={(event) => onChange({ alt: event.target.value.replaceAll('\n', ' ') })}
        />
        <Field.HelperText>{texts.descriptionHint()}</Field.HelperText>
      </Field.Root>
      <Field.Root>
        <Field.Label>{texts.caption()}</Field.Label>
        <Input value={looks.caption} onChange={(event) => onChange({ caption: event.target.value })} />
        <Field.HelperText>{texts.captionHint()}</Field.HelperText>
      </Field.Root>
    </>
  )
}

interface ImageButtonsProps extends Pick<ImageDialogProps, 'existing' | 'onReplace' | 'onClose'> {
  /** Id of the form. */
  form: string
  disabled: boolean
}

function ImageButtons({ existing, form, disabled, onReplace, onClose }: ImageButtonsProps) {
  return (
    <>
      {existing && onReplace && (
        <Button variant="ghost" marginInlineEnd="auto" onClick={onReplace}>
          {texts.chooseAnother()}
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        {texts.cancel()}
      </Button>
      <Button type="submit" form={form} colorPalette="accent" disabled={disabled}>
        {existing ? texts.save() : texts.insertAnswer()}
      </Button>
    </>
  )
}
