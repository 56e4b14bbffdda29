import { Button, Dialog, Input, Portal } from '@chakra-ui/react'
import { type SubmitEvent, useId, useRef } from 'react'
import { FullSystemProvider } from '../theme/FullSystemProvider.tsx'
import type { Message } from './create-messages.ts'

export interface MessageDialogProps {
  message: Message
  /** Takes the focus when the dialog is gone. */
  returnFocus: () => HTMLElement | null
}

/** A modal message with the exact text: Enter answers with the primary button, Escape as Cancel does. */
export function MessageDialog({ message, returnFocus }: MessageDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const primary = useRef<HTMLButtonElement>(null)
  const textId = useId()
  const formId = useId()

  const accept = (event: SubmitEvent) => {
    event.preventDefault()
    if (message.kind === 'alert') message.answer()
    else if (message.kind === 'confirm') message.answer(true)
    else message.answer(input.current?.value ?? '')
  }

  return (
    <FullSystemProvider>
      <Dialog.Root
        role="alertdialog"
        size="sm"
        placement="center"
        scrollBehavior="inside"
        ids={{ title: textId }}
        open
        onOpenChange={(change) => !change.open && cancelMessage(message)}
        closeOnInteractOutside={false}
        initialFocusEl={() => input.current ?? primary.current}
        finalFocusEl={returnFocus}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Body asChild paddingTop="6" paddingBottom="4">
                <form id={formId} onSubmit={accept}>
                  <Dialog.Title
                    asChild
                    textStyle="md"
                    fontWeight="normal"
                    whiteSpace="pre-wrap"
                    overflowWrap="anywhere"
                  >
                    <p>{message.text}</p>
                  </Dialog.Title>
                  {message.kind === 'alert' && message.more !== undefined && (
                    <Dialog.Description asChild marginTop="3">
                      <p>{message.more}</p>
                    </Dialog.Description>
                  )}
                  {message.kind === 'prompt' && (
                    <Input ref={input} defaultValue={message.initial} aria-labelledby={textId} marginTop="4" />
                  )}
                </form>
              </Dialog.Body>
              <Dialog.Footer>
                {message.kind !== 'alert' && (
                  <Button variant="outline" onClick={() => cancelMessage(message)}>
                    Cancel
                  </Button>
                )}
                <Button ref={primary} type="submit" form={formId} minWidth="20">
                  OK
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </FullSystemProvider>
  )
}

/** Answers as the browser's own dialogs do when they are left: an alert was read, a question was denied. */
function cancelMessage(message: Message) {
  if (message.kind === 'alert') message.answer()
  else if (message.kind === 'confirm') message.answer(false)
  else message.answer(null)
}
