import { FullSystemProvider } from '@sitewright/ui/full'
import { AccountManagerScreen } from './AccountManagerScreen.tsx'

/** The Account Manager screen, with the full design system that only administration loads. */
export default function AccountManager() {
  return (
    <FullSystemProvider>
      <AccountManagerScreen />
    </FullSystemProvider>
  )
}
