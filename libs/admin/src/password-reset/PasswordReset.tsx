import type { AdminScreenProps } from '@sitewright/page-kit'
import { FullSystemProvider } from '@sitewright/ui/full'
import { PasswordResetScreen } from './PasswordResetScreen.tsx'

/** The page that the link in a mail about a forgotten, or a first, password opens. */
export default function PasswordReset({ uid = '' }: AdminScreenProps) {
  return (
    <FullSystemProvider>
      <PasswordResetScreen uid={uid} />
    </FullSystemProvider>
  )
}
