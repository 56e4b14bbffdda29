import { CloseButton, Dialog } from '@chakra-ui/react'
import { texts } from './messages.ts'

/** Whether the button can be pressed. */
export interface DialogCloseProps {
  /** @default false */
  disabled?: boolean
}

/** The button in the corner of a dialog that closes it. */
export function DialogClose({ disabled = false }: DialogCloseProps) {
  return (
    <Dialog.CloseTrigger asChild>
      <CloseButton size="sm" aria-label={texts.close()} disabled={disabled} />
    </Dialog.CloseTrigger>
  )
}
