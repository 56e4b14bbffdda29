import { Link, Spinner } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface LinkButtonProps {
  /** Shows that it is under way, and takes no further press. @default false */
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** A link within the dialog, which has no address of its own. */
export function LinkButton({ busy = false, onClick, children }: LinkButtonProps) {
  return (
    <Link asChild variant="underline" alignSelf="flex-start" textStyle="sm">
      {/* not `disabled`, which would take the focus away */}
      <button type="button" role="link" aria-disabled={busy} aria-busy={busy} onClick={() => busy || onClick()}>
        {children}
        {busy && <Spinner size="xs" />}
      </button>
    </Link>
  )
}
