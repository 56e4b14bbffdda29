import { Button, Checkbox, Field, Input, Stack } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { AppDialog } from '@sitewright/ui'
import type { LinkTarget } from '../commands/links.ts'

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
  const form = useId()
  const [address, setAddress] = useState(url)
  const [text, setText] = useState('')
  const [opensNew, setOpensNew] = useState(newWindow)
  const [refused, setRefused] = useState(false)
  return (
    <AppDialog
      title={existing ? 'Edit link' : 'Insert link'}
      open
      onClose={onClose}
      footer={
        <>
          {existing && (
            <Button variant="ghost" colorPalette="red" marginInlineEnd="auto" onClick={onRemove}>
              Remove link
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
          // The dialog may stand within the form of the page.
          event.stopPropagation()
          setRefused(!onSubmit({ url: address, newWindow: opensNew, ...(text ? { text } : {}) }))
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
            <Field.HelperText>
              A web address, an email address, or a path on this site such as /contact.
            </Field.HelperText>
            <Field.ErrorText>This address cannot be used.</Field.ErrorText>
          </Field.Root>
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
        </Stack>
      </form>
    </AppDialog>
  )
}
