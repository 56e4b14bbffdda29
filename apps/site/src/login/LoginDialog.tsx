import { Center } from '@chakra-ui/react'
import { AppDialog, Spinner } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { AccountChoice } from './AccountChoice.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { LoginParts } from './login-parts.ts'
import { ResetForm } from './ResetForm.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useLogin, type Section } from './use-login.ts'
import { usePasswordReset } from './use-password-reset.ts'

export interface LoginDialogProps {
  parts: LoginParts
  onLoggedIn: () => void
  onCancel: () => void
}

const titles: Readonly<Record<Section, string>> = {
  0: 'Login',
  1: 'Reset Password',
  2: 'Select Account',
  3: 'Second factor',
}

/**
 * Signs a person in: email and password, then a choice where both belong to several accounts, then the second factor of
 * an account that has one. Whoever forgot the password asks for a new one here.
 */
export default function LoginDialog({ parts, onLoggedIn, onCancel }: LoginDialogProps) {
  const login = useLogin(parts, onLoggedIn)
  const reset = usePasswordReset({
    api: parts.api,
    onReady: () => login.show(1),
    onFailed: () => login.show(0),
    onSent: onCancel,
  })
  const { section, processing } = login
  const busy = processing || reset.sending
  return (
    <FullSystemProvider>
      <AppDialog open size="sm" title={processing ? 'Authenticating' : titles[section]} busy={busy} onClose={onCancel}>
        {busy && (
          <Center minHeight="40">
            <Spinner label={processing ? 'Authenticating' : 'Sending'} hideLabel size="lg" />
          </Center>
        )}
        {!busy && section === 0 && <LoginForm login={login} reset={reset} onCancel={onCancel} />}
        {!busy && section === 1 && <ResetForm login={login} reset={reset} onCancel={onCancel} />}
        {!busy && section === 2 && <AccountChoice login={login} onCancel={onCancel} />}
        {!busy && section === 3 && <SecondFactorForm login={login} onCancel={onCancel} />}
      </AppDialog>
    </FullSystemProvider>
  )
}
