import { Field, Input } from '@chakra-ui/react'
import { useState } from 'react'
import type { Picture } from '../commands/insert-image.ts'
import { AddressDialog } from './AddressDialog.tsx'

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
  const [description, setDescription] = useState(alt)
  return (
    <AddressDialog
      what="image"
      existing={existing}
      address={src}
      onClose={onClose}
      onSubmit={(address) => onSubmit({ src: address, alt: description })}
    >
      <Field.Root>
        <Field.Label>Description</Field.Label>
        <Input value={description} onChange={(event) => setDescription(event.target.value)} />
        <Field.HelperText>For people who cannot see the image. Leave empty if it is only decorative.</Field.HelperText>
      </Field.Root>
    </AddressDialog>
  )
}
