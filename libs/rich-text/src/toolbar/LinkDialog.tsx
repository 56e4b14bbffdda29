import { Button, Checkbox, Field, Input } from '@chakra-ui/react'
import { useState } from 'react'
import type { LinkTarget } from '../commands/links.ts'
import { AddressDialog } from './AddressDialog.tsx'

export interface LinkDialogProps {
  url: string
  newWindow: boolean
  /** Asks for the words to show, where none are selected. */
  askText: boolean
  /** There is a link already, which can be removed. */
  existing: boolean
  onClose: () => void
  onRemove: () => void
  /** False if the address is not allowed. */
  onSubmit: (target: LinkTarget) => boolean
}

/** Asks where a link leads. */
export function LinkDialog({ url, newWindow, askText, existing, onClose, onRemove, onSubmit }: LinkDialogProps) {
  const [text, setText] = useState('')
  const [opensNew, setOpensNew] = useState(newWindow)
  return (
    <AddressDialog
      what="link"
      existing={existing}
      address={url}
      hint="A web address, an email address, or a path on this site such as /contact."
      footer={
        existing && (
          <Button variant="ghost" colorPalette="red" marginInlineEnd="auto" onClick={onRemove}>
            Remove link
          </Button>
        )
      }
      onClose={onClose}
      onSubmit={(address) => onSubmit({ url: address, newWindow: opensNew, ...(text ? { text } : {}) })}
    >
      {askText && (
        <Field.Root>
          <Field.Label>Text</Field.Label>
          <Input value={text} onChange={(event) => setText(event.target.value)} />
        </Field.Root>
      )}
      <Checkbox.Root checked={opensNew} onCheckedChange={({ checked }) => setOpensNew(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Open in a new window</Checkbox.Label>
      </Checkbox.Root>
    </AddressDialog>
  )
}
