import { Button, Field, Input, Stack } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { AppDialog } from '@sitewright/ui'
import type { Picture } from '../commands/insert-image.ts'

export interface ImageDialogProps {
  src: string
  alt: string
  existing: boolean
  onClose: () => void
  /** False if the address is not allowed. */
  onSubmit: (picture: Picture) => boolean
}

/** Asks for the address of an image and what it shows. */
export function ImageDialog({ src, alt, existing, onClose, onSubmit }: ImageDialogProps) {
  const form = useId()
  const [address, setAddress] = useState(src)
  const [description, setDescription] = useState(alt)
  const [refused, setRefused] = useState(false)
  return (
    <AppDialog
      title={existing ? 'Edit image' : 'Insert image'}
      open
      onClose={onClose}
      footer={
        <>
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
          event.stopPropagation()
          setRefused(!onSubmit({ src: address, alt: description }))
        }}
      >
        <Stack gap="4">
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
          <Field.Root>
            <Field.Label>Description</Field.Label>
            <Input value={description} onChange={(event) => setDescription(event.target.value)} />
            <Field.HelperText>
              For people who cannot see the image. Leave empty if it is only decorative.
            </Field.HelperText>
          </Field.Root>
        </Stack>
      </form>
    </AppDialog>
  )
}
