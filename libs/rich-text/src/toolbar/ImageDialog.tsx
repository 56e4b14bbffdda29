import { Button, Field, Input, Stack, Textarea } from '@chakra-ui/react'
import { AppDialog } from '@sitewright/ui'
import type { PicturePlace, PictureSize } from '@sitewright/html'
import { useId, useState } from 'react'
import type { PictureLooks } from '../commands/set-picture.ts'
import { Choice } from '../picture-crop/Choice.tsx'
import { PictureCrop } from '../picture-crop/PictureCrop.tsx'

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

const sizes: Readonly<Record<PictureSize, string>> = { small: 'Small', middle: 'Middle' }
const places: Readonly<Record<PicturePlace, string>> = { left: 'Left', center: 'Centre', right: 'Right' }

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
      title={`${existing ? 'Edit' : 'Insert'} image`}
      open
      onClose={onClose}
      changed={address !== src || changed !== looks}
      footer={
        <>
          {existing && onReplace && (
            <Button variant="ghost" marginInlineEnd="auto" onClick={onReplace}>
              Choose another
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} colorPalette="accent" disabled={address.trim() === ''}>
            {existing ? 'Save' : 'Insert'}
          </Button>
        </>
      }
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
            <Field.Root invalid={refused}>
              <Field.Label>Address</Field.Label>
              <Input
                value={address}
                inputMode="url"
                autoComplete="off"
                dir="ltr"
                onChange={(event) => {
                  setAddress(event.target.value)
                  setRefused(false)
                }}
              />
              <Field.ErrorText>This address cannot be used.</Field.ErrorText>
            </Field.Root>
          )}
          <Field.Root>
            <Field.Label>Description</Field.Label>
            <Textarea
              rows={3}
              value={changed.alt}
              onChange={(event) => change({ alt: event.target.value.replaceAll('\n', ' ') })}
            />
            <Field.HelperText>
              For people who cannot see the image. Say what matters in it, as on the telephone: ‘Six walkers on the
              saddle, fog in the valley’. Leave empty if it is only decorative.
            </Field.HelperText>
          </Field.Root>
          <Field.Root>
            <Field.Label>Caption</Field.Label>
            <Input value={changed.caption} onChange={(event) => change({ caption: event.target.value })} />
            <Field.HelperText>Everybody reads it below the image.</Field.HelperText>
          </Field.Root>
          <Stack direction="row" gap="4">
            <Choice label="Size" none="Full" names={sizes} value={changed.size} onChange={(size) => change({ size })} />
            <Choice
              label="Alignment"
              none="None"
              names={places}
              value={changed.place}
              onChange={(place) => change({ place })}
            />
          </Stack>
        </Stack>
      </form>
    </AppDialog>
  )
}
