import { Spinner } from '@sitewright/ui'
import { lazy, Suspense } from 'react'
import { PartBoundary } from '../elements/PartBoundary.tsx'
import type { LoginDialogProps } from './LoginDialog.tsx'
import styles from './LoginPrompt.module.css'
import { texts } from './prompt-messages.ts'

const load = () => import('./LoginDialog.tsx')
const LoginDialog = lazy(load)

/** Fetches the dialog's code ahead of its use; should that fail, its use will tell. */
export function prefetchLogin(): void {
  load().catch(() => undefined)
}

/** The login dialog, and what is shown while its code is loading. */
export function LoginPrompt(props: LoginDialogProps) {
  return (
    <PartBoundary name={texts.login()}>
      <Suspense
        fallback={
          <div className={styles.cover}>
            <Spinner label={texts.loading()} size="lg" />
          </div>
        }
      >
        <LoginDialog {...props} />
      </Suspense>
    </PartBoundary>
  )
}
