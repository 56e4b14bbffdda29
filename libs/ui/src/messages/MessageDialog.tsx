import { Button, Dialog, Input, Portal } from '@chakra-ui/react'
import { type SubmitEvent, useId, useRef } from 'react'
import { useOpenDialog } from '../dialog/use-open-dialog.ts'
import { FullSystemProvider } from '../theme/FullSystemProvider.tsx'
import type { Message } from './create-messages.ts'

export interface MessageDialogProps {
  message: Message
  /** Takes the focus when the dialog is gone. */
  returnFocus: () => HTMLElement | null
}

/**
 * A modal message with the exact text: Enter answers with the primary button, Escape and Back as Cancel does. Where the primary
 * button takes something away, Enter answers as Cancel too.
 */
export function MessageDialog({ message, returnFocus }: MessageDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const primary = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const danger = message.kind === 'confirm' && message.danger === true
  const textId = useId()
  const formId = useId()
  const aboutId = useId()
  const moreId = useId()
  const about = message.kind === 'confirm' ? message.about : undefined
  const more = 'more' in message ? message.more : undefined
  const describedBy = [about !== undefined && aboutId, more !== undefined && moreId].filter(Boolean).join(' ')
  useOpenDialog({ open: true, onClose: () => cancelMessage(message) })

  const accept = (event: SubmitEvent) => {
    event.preventDefault()
    if (message.kind === 'alert') message.answer()
    else if (message.kind === 'done') message.answer(false)
    else if (message.kind !== 'prompt') message.answer(true)
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
        initialFocusEl={() => input.current ?? (danger ? cancel.current : primary.current)}
        finalFocusEl={returnFocus}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content {...(describedBy && { 'aria-describedby': describedBy })}>
              <Dialog.Body asChild display="flex" flexDirection="column" paddingTop="6" paddingBottom="4">
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
                  {/* Above the text, which is still what is read out first. */}
                  {about !== undefined && (
                    <Dialog.Description
                      asChild
                      id={aboutId}
                      order="-1"
                      marginBottom="2"
                      color="fg"
                      textStyle="md"
                      fontWeight="semibold"
                      overflowWrap="anywhere"
                    >
                      <p dir="auto">{about}</p>
                    </Dialog.Description>
                  )}
                  {more !== undefined && (
                    <Dialog.Description asChild id={moreId} marginTop="3">
                      <p>{more}</p>
                    </Dialog.Description>
                  )}
                  {message.kind === 'prompt' && (
                    <Input ref={input} defaultValue={message.initial} aria-labelledby={textId} marginTop="4" />
                  )}
                </form>
              </Dialog.Body>
              <Dialog.Footer>
                {message.kind === 'done' && (
                  <Button variant="outline" onClick={() => message.answer(true)}>
                    {message.undo}
                  </Button>
                )}
                {message.kind !== 'alert' && message.kind !== 'done' && (
                  <Button ref={cancel} variant="outline" onClick={() => cancelMessage(message)}>
                    {message.kind === 'retry' ? 'OK' : ('refuse' in message && message.refuse) || 'Cancel'}
                  </Button>
                )}
                <Button
                  ref={primary}
                  type="submit"
                  form={formId}
                  minWidth="20"
                  {...(danger && { colorPalette: 'red' })}
                >
                  {message.kind === 'retry' ? 'Try again' : ('accept' in message && message.accept) || 'OK'}
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
  else if (message.kind !== 'prompt') message.answer(false)
  else message.answer(null)
}
