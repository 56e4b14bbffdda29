import { FullSystemProvider } from '@sitewright/ui/full'
import { LinkManagerScreen } from './LinkManagerScreen.tsx'

/** The Link Manager screen, with the full design system that only administration loads. */
export default function LinkManager() {
  return (
    <FullSystemProvider>
      <LinkManagerScreen />
    </FullSystemProvider>
  )
}
