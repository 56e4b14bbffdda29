import { FullSystemProvider } from '@sitewright/ui/full'
import { PageManagerScreen } from './PageManagerScreen.tsx'

/** The Page Manager screen, with the full design system that only administration loads. */
export default function PageManager() {
  return (
    <FullSystemProvider>
      <PageManagerScreen />
    </FullSystemProvider>
  )
}
