import { Button, Field, Input, Stack } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { AppDialog } from '@sitewright/ui'

export interface AddressDialogProps {
  /** What has the address. */
  what: 'image' | 'link'
  /** It is in the text already. */
  existing: boolean
  /** The address to begin with. */
  address: string
  hint?: string
  /** A further button, at the footer's start. */
  footer?: ReactNode
  /** The fields below the address. */
  children: ReactNode
  onClose: () => void
  /** False if the address is not allowed. */
  onSubmit: (address: string) => boolean
}

/** Asks for an address, and for more below it. */
export function AddressDialog(props: AddressDialogProps) {
  const { what, existing, hint, footer, children, onClose, onSubmit } = props
  const form = useId()
  const [address, setAddress] = useState(props.address)
  const [refused, setRefused] = useState(false)
  return (
    <AppDialog
      title={`${existing ? 'Edit' : 'Insert'} ${what}`}
      open
      onClose={onClose}
      footer={
        <>
          {footer}
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
          setRefused(!onSubmit(address))
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
            {hint && <Field.HelperText>{hint}</Field.HelperText>}
            <Field.ErrorText>This address cannot be used.</Field.ErrorText>
          </Field.Root>
          {children}
        </Stack>
      </form>
    </AppDialog>
  )
}
