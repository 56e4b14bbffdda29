import { Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useScrollStop } from '../use-scroll-stop.ts'
import { DialogClose } from './DialogClose.tsx'
import { useOpenDialog } from './use-open-dialog.ts'

/** Title, content, buttons and state of an `AppDialog`. */
export interface AppDialogProps {
  title: string
  open: boolean
  /** The user wants to leave, by Escape, the close button or the browser's Back. Not called while busy. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the primary one last: it is at the right. */
  footer?: ReactNode
  /** Width. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Keeps the dialog open whatever the user does, while something is under way. @default false */
  busy?: boolean
  /** Something was typed in it: Back asks before the whole screen is left, instead of closing it. @default false */
  changed?: boolean
  /** There is nothing to see behind it: Back leaves that, and the dialog with it. @default false */
  alone?: boolean
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

/**
 * A modal dialog: the focus stays within and goes back to where it was, Escape and Back close, what is behind is out of
 * reach.
 * A press outside does nothing, so that a slip of the hand costs nobody what was typed.
 * Needs `FullSystemProvider` above it.
 */
export function AppDialog(props: AppDialogProps) {
  const {
    title,
    open,
    onClose,
    children,
    footer,
    size = 'md',
    busy = false,
    changed = false,
    alone = false,
    role = 'dialog',
  } = props
  const content = useRef<HTMLDivElement>(null)
  const [body, stop] = useScrollStop()
  useOpenDialog({ open: open && !alone, changed, onClose, busy })

  // What had the focus may have made room for a spinner, or a spinner for what comes after it.
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus()
  })

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open && !busy) onClose()
      }}
      role={role}
      size={size}
      scrollBehavior="inside"
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      {...(role === 'dialog' && { initialFocusEl: () => chosenIn(content.current) })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} aria-busy={busy || undefined}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body ref={body} {...(stop && { tabIndex: 0 })}>
              {children}
            </Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            <DialogClose disabled={busy} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** What somebody chose in a dialog before it took the focus itself, a frame after it opened. */
function chosenIn(content: HTMLElement | null) {
  const { activeElement } = document
  const isChosen = activeElement instanceof HTMLElement && activeElement !== content && content?.contains(activeElement)
  return isChosen ? activeElement : null
}
