import { Alert, Button, Center, chakra, Stack } from '@chakra-ui/react'
import { useUnsavedChanges } from '@sitewright/page-kit'
import { AppDialog, type AppDialogProps, Spinner, useMessages } from '@sitewright/ui'
import { useId, type ReactNode } from 'react'
import { discardAnswers, discardQuestion } from './discard-question.ts'
import type { Saving } from './use-saving.ts'
import { texts } from './messages.ts'

export interface FormDialogProps {
  title: string
  /** The primary button's text. */
  submit: string
  /** Keeps the primary button, and Enter, from submitting. @default false */
  disabled?: boolean
  /** True when something was typed: then only CANCEL closes without asking, and the browser's Back asks too. */
  changed: boolean
  saving: Saving
  onClose: () => void
  /** Width. @default 'md' */
  size?: AppDialogProps['size']
  /** What a spinner says that is in place of the form while it is being saved. Absent: the form stays in sight. */
  waiting?: string
  /** False where nothing can be called off any more. @default true */
  cancel?: boolean
  /** Asked before something unsaved is left. @default whether to discard the changes */
  leaveQuestion?: { text: string; accept: string; refuse: string }
  children: ReactNode
}

/** A dialog around a form: CANCEL, a primary button that Enter presses too, and the server's reason after a refusal. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, disabled = false, changed, saving, onClose, size = 'md', waiting, children } = props
  const { cancel = true, leaveQuestion } = props
  const messages = useMessages()
  const form = useId()
  // what was saved may lead on at once
  useUnsavedChanges(changed && !saving.busy)

  // Escape is quickly pressed by accident; what was typed should survive that.
  async function handleLeave() {
    const { text, ...answers } = leaveQuestion ?? { text: discardQuestion(), ...discardAnswers() }
    if (!changed || (await messages.confirm(text, { ...answers, danger: true }))) onClose()
  }

  const replaced = saving.busy && waiting !== undefined
  const footer = (
    <>
      {cancel && (
        <Button variant="outline" disabled={saving.busy} onClick={onClose}>
          {texts.cancel()}
        </Button>
      )}
      <Button
        type="submit"
        form={form}
        disabled={disabled || replaced}
        loading={saving.busy && !replaced}
        loadingText={submit}
      >
        {submit}
      </Button>
    </>
  )
  return (
    <AppDialog open {...{ title, size, changed, footer }} busy={saving.busy} onClose={() => void handleLeave()}>
      <chakra.form
        id={form}
        position="relative"
        onSubmit={(event) => {
          event.preventDefault()
          if (!disabled) saving.start()
        }}
      >
        {replaced && (
          <Center position="absolute" inset="0">
            <Spinner label={waiting} />
          </Center>
        )}
        {/* Out of sight the form keeps its height, so that the dialog does not jump. */}
        <Stack gap="5" visibility={replaced ? 'hidden' : undefined}>
          {saving.reason && (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{saving.reason}</Alert.Title>
            </Alert.Root>
          )}
          {children}
        </Stack>
      </chakra.form>
    </AppDialog>
  )
}
