import { Button, Dialog, Input, Portal } from '@chakra-ui/react'
import { type RefObject, type SubmitEvent, useId, useRef } from 'react'
import { useOpenDialog } from '../dialog/use-open-dialog.ts'
import { FullSystemProvider } from '../theme/FullSystemProvider.tsx'
import type { Message } from './create-messages.ts'
import { acceptMessage, aroundText, buttonsOf, cancelMessage, isDangerous, refuseMessage } from './message-answers.ts'

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
  const danger = isDangerous(message)
  const ids = { text: useId(), form: useId(), about: useId(), more: useId() }
  const { about, more } = aroundText(message)
  const describedBy = [about !== undefined && ids.about, more !== undefined && ids.more].filter(Boolean).join(' ')
  useOpenDialog({ open: true, onClose: () => cancelMessage(message) })

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    acceptMessage(message, input.current?.value)
  }

  return (
    <FullSystemProvider>
      <Dialog.Root
        role="alertdialog"
        size="sm"
        placement="center"
        scrollBehavior="inside"
        ids={{ title: ids.text }}
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
                <form ref={reachWhereItScrolls} id={ids.form} onSubmit={handleSubmit}>
                  <MessageText message={message} ids={ids} />
                  {message.kind === 'prompt' && (
                    <Input ref={input} defaultValue={message.initial} aria-labelledby={ids.text} marginTop="4" />
                  )}
                </form>
              </Dialog.Body>
              <MessageButtons message={message} form={ids.form} {...{ danger, primary, cancel }} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </FullSystemProvider>
  )
}

/** A text that is too long for the window is scrolled by the keyboard, too. */
function reachWhereItScrolls(body: HTMLElement | null): void {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0
}

/** The text, below what it is about and above what else there is to know. */
function MessageText({ message, ids }: { message: Message; ids: { about: string; more: string } }) {
  const { about, more } = aroundText(message)
  return (
    <>
      <Dialog.Title asChild textStyle="md" fontWeight="normal" whiteSpace="pre-wrap" overflowWrap="anywhere">
        <p>{message.text}</p>
      </Dialog.Title>
      {/* Above the text, which is still what is read out first. */}
      {about !== undefined && (
        <Dialog.Description
          asChild
          id={ids.about}
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
        <Dialog.Description asChild id={ids.more} marginTop="3">
          <p>{more}</p>
        </Dialog.Description>
      )}
    </>
  )
}

interface MessageButtonsProps {
  message: Message
  /** Id of the form that the primary button submits. */
  form: string
  danger: boolean
  primary: RefObject<HTMLButtonElement | null>
  cancel: RefObject<HTMLButtonElement | null>
}

function MessageButtons({ message, form, danger, primary, cancel }: MessageButtonsProps) {
  const { yes, no } = buttonsOf(message)
  return (
    <Dialog.Footer>
      {no !== undefined && (
        <Button ref={cancel} variant="outline" onClick={() => refuseMessage(message)}>
          {no}
        </Button>
      )}
      <Button ref={primary} type="submit" form={form} minWidth="20" {...(danger && { colorPalette: 'red' })}>
        {yes}
      </Button>
    </Dialog.Footer>
  )
}
