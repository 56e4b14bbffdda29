import { FullSystemProvider } from '@sitewright/ui/full'
import { MyAccountScreen } from './MyAccountScreen.tsx'

/** The My Account screen, with the full design system that only administration loads. */
export default function MyAccount() {
  return (
    <FullSystemProvider>
      <MyAccountScreen />
    </FullSystemProvider>
  )
}
