import { Center } from '@chakra-ui/react'
import { AppDialog, Spinner } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { AccountChoice } from './AccountChoice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useLogin, type Section } from './use-login.ts'

export interface LoginDialogProps {
  onSignedIn: () => void
  onCancel: () => void
}

const titles: Readonly<Record<Section, string>> = { 0: 'Login', 2: 'Select Account' }

/** Signs a person in: email and password, then a choice where both belong to several accounts. */
export default function LoginDialog({ onSignedIn, onCancel }: LoginDialogProps) {
  const login = useLogin(onSignedIn)
  const { section, processing } = login
  return (
    <FullSystemProvider>
      <AppDialog
        open
        size="sm"
        title={processing ? 'Authenticating' : titles[section]}
        busy={processing}
        onClose={onCancel}
      >
        {processing && (
          <Center minHeight="40">
            <Spinner label="Authenticating" hideLabel size="lg" />
          </Center>
        )}
        {!processing && section === 0 && <LoginForm login={login} onCancel={onCancel} />}
        {!processing && section === 2 && <AccountChoice login={login} onCancel={onCancel} />}
      </AppDialog>
    </FullSystemProvider>
  )
}
