import { type SubmitEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { acceptMessage, aroundText, buttonsOf, cancelMessage, isDangerous, refuseMessage } from './message-answers.ts'
import type { MessageDialogProps } from './MessageDialog.tsx'
import styles from './VisitorMessage.module.css'

/**
 * What `MessageDialog` shows and does, as the browser's own modal dialog: a sixtieth of the code, for pages that have no other
 * dialogs. Over a dialog of Chakra's, which keeps the focus to itself, it cannot be used.
 */
export function VisitorMessage({ message }: Pick<MessageDialogProps, 'message'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const ids = { text: useId(), about: useId(), more: useId() }
  const { about, more } = aroundText(message)
  const { yes, no } = buttonsOf(message)
  const danger = isDangerous(message)
  const describedBy = [about !== undefined && ids.about, more !== undefined && ids.more].filter(Boolean).join(' ')
  useModal(dialog)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    acceptMessage(message, input.current?.value)
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.message}
      role="alertdialog"
      aria-labelledby={ids.text}
      aria-describedby={describedBy || undefined}
      // Escape, and Back where it closes dialogs. An event that comes late may be of a former time that it was open.
      onClose={({ currentTarget }) => !currentTarget.open && cancelMessage(message)}
    >
      <form onSubmit={handleSubmit}>
        {about !== undefined && (
          <p id={ids.about} dir="auto" data-about="">
            {about}
          </p>
        )}
        <p id={ids.text}>{message.text}</p>
        {more !== undefined && (
          <p id={ids.more} data-more="">
            {more}
          </p>
        )}
        {message.kind === 'prompt' && (
          <input ref={input} defaultValue={message.initial} aria-labelledby={ids.text} data-first="" />
        )}
        <div>
          {no !== undefined && (
            <button type="button" data-first={danger ? '' : undefined} onClick={() => refuseMessage(message)}>
              {no}
            </button>
          )}
          <button type="submit" data-danger={danger ? '' : undefined}>
            {yes}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}

/** Opens a dialog over all others with the focus where it is to begin; the browser gives the focus back when it closes. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    const first =
      shown?.querySelector<HTMLElement>('[data-first]') ?? shown?.querySelector<HTMLElement>('[type=submit]')
    // a long text begins at its beginning
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement) first.select()
    return () => shown?.close()
  }, [dialog])
}
