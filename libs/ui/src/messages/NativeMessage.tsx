import { useEffect } from 'react'
import { withAbout, withMore } from './create-messages.ts'
import type { MessageDialogProps } from './MessageDialog.tsx'

/** Lets the browser's own alert, confirm or prompt show a message and take its answer. */
export function NativeMessage({ message }: Pick<MessageDialogProps, 'message'>) {
  useEffect(() => {
    if (message.kind === 'alert') message.answer(window.alert(withMore(message.text, message.more)))
    else if (message.kind === 'retry') message.answer(window.confirm(withMore(message.text, message.more)))
    else if (message.kind === 'confirm') message.answer(window.confirm(withAbout(message.text, message)))
    else if (message.kind === 'done') {
      window.alert(message.text)
      message.answer(false)
    } else message.answer(window.prompt(message.text, message.initial))
  }, [message])
  return null
}
