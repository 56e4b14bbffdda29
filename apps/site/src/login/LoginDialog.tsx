import { Center } from '@chakra-ui/react'
import { AppDialog, Spinner } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { useEffect, useState } from 'react'
import { focusContentIfLost } from '../elements/focus-content.ts'
import { AccountChoice } from './AccountChoice.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { LoginParts } from './login-parts.ts'
import { ResetForm } from './ResetForm.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useLogin, type Section } from './use-login.ts'
import { usePasswordReset } from './use-password-reset.ts'
import { texts } from './messages.ts'

export { goOnAfterLogin } from './after-login.ts'

export interface LoginDialogProps {
  parts: LoginParts
  /** Somebody has; the dialog says that it is under way until this is done. @throws as the login call does. */
  onLoggedIn: () => void | Promise<void>
  onCancel: () => void
  /** It is all there is to see. @default false */
  alone?: boolean
}

const titles: Readonly<Record<Section, () => string>> = {
  0: texts.login,
  1: texts.resetPassword,
  2: texts.selectAccount,
  3: texts.secondFactor,
}

/**
 * Signs a person in: email and password, then a choice where both belong to several accounts, then the second factor of
 * an account that has one. Anyone who forgot the password asks for a new one here.
 */
export default function LoginDialog({ parts, onLoggedIn, onCancel, alone }: LoginDialogProps) {
  const login = useLogin(parts, onLoggedIn)
  const reset = usePasswordReset({
    api: parts.api,
    onReady: () => login.show(1),
    onFailed: () => login.show(0),
    onSent: onCancel,
  })
  const { section, processing } = login
  const busy = processing || reset.sending
  useFocusAfterwards()
  return (
    <FullSystemProvider>
      <AppDialog
        open
        size="sm"
        title={processing ? texts.authenticating() : titles[section]()}
        busy={busy}
        {...(alone && { alone })}
        onClose={onCancel}
      >
        {busy && (
          <Center minHeight="40">
            <Spinner label={processing ? texts.authenticating() : texts.sending()} hideLabel size="lg" />
          </Center>
        )}
        {!busy && section === 0 && (
          <LoginForm login={login} reset={reset} onCancel={onCancel} explanation={parts.explanation} />
        )}
        {!busy && section === 1 && <ResetForm login={login} reset={reset} onCancel={onCancel} />}
        {!busy && section === 2 && <AccountChoice login={login} onCancel={onCancel} />}
        {!busy && section === 3 && <SecondFactorForm login={login} onCancel={onCancel} />}
      </AppDialog>
    </FullSystemProvider>
  )
}

/**
 * The focus goes back to what has opened the dialog, or to the content where that is gone. The dialog does the former
 * itself, unless a field had the focus before the dialog took it: it gives back to that then.
 */
function useFocusAfterwards(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true })
        focusContentIfLost()
      })
    },
    [opener],
  )
}
