import type { AdminScreenProps } from '@sitewright/page-kit'
import { FullSystemProvider } from '@sitewright/ui/full'
import { DeactivationScreen } from './DeactivationScreen.tsx'

/** The page on which the owner of an account deactivates it; a mailed link opens it. */
export default function Deactivation({ uid = '' }: AdminScreenProps) {
  return (
    <FullSystemProvider>
      <DeactivationScreen uid={uid} />
    </FullSystemProvider>
  )
}
