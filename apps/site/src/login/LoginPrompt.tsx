import { styledElement } from '../elements/styled-element.ts'
import { Spinner } from '@sitewright/ui'
import { lazy, Suspense } from 'react'
import { PartBoundary } from '../elements/PartBoundary.tsx'
import type { LoginDialogProps } from './LoginDialog.tsx'

const load = () => import('./LoginDialog.tsx')
const LoginDialog = lazy(load)

/** Fetches the dialog's code ahead of its use; should that fail, its use will tell. */
export function prefetchLogin(): void {
  load().catch(() => undefined)
}

const Cover = styledElement('div', {
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  background: 'bg/70',
})

/** The login dialog, and what is shown while its code is loading. */
export function LoginPrompt(props: LoginDialogProps) {
  return (
    <PartBoundary name="Login">
      <Suspense
        fallback={
          <Cover>
            <Spinner label="Loading" size="lg" />
          </Cover>
        }
      >
        <LoginDialog {...props} />
      </Suspense>
    </PartBoundary>
  )
}
