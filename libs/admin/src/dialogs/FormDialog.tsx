import { Alert, Button, Stack } from '@chakra-ui/react'
import { AppDialog, useMessages } from '@sitewright/ui'
import { useId, type ReactNode } from 'react'
import type { Saving } from './use-saving.ts'

export interface FormDialogProps {
  title: string
  /** The primary button's text. */
  submit: string
  /** Keeps the primary button, and Enter, from submitting. @default false */
  disabled?: boolean
  /** True when something was typed: then only CANCEL closes without asking. */
  changed: boolean
  saving: Saving
  onClose: () => void
  children: ReactNode
}

/** A dialog around a form: CANCEL, a primary button that Enter presses too, and the server's reason after a refusal. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, disabled = false, changed, saving, onClose, children } = props
  const messages = useMessages()
  const form = useId()

  // Escape is quickly pressed by accident; what was typed should survive that.
  async function handleLeave() {
    if (!changed || (await messages.confirm('Discard your changes?'))) onClose()
  }

  const footer = (
    <>
      <Button variant="outline" disabled={saving.busy} onClick={onClose}>
        CANCEL
      </Button>
      <Button type="submit" form={form} disabled={disabled} loading={saving.busy} loadingText={submit}>
        {submit}
      </Button>
    </>
  )
  return (
    <AppDialog open title={title} busy={saving.busy} onClose={() => void handleLeave()} footer={footer}>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!disabled) saving.start()
        }}
      >
        <Stack gap="5">
          {saving.reason && (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{saving.reason}</Alert.Title>
            </Alert.Root>
          )}
          {children}
        </Stack>
      </form>
    </AppDialog>
  )
}
