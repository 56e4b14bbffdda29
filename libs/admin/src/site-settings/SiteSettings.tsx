import { FullSystemProvider } from '@sitewright/ui/full'
import { SiteSettingsScreen } from './SiteSettingsScreen.tsx'

/** The Site Settings screen, with the full design system that only administration loads. */
export default function SiteSettings() {
  return (
    <FullSystemProvider>
      <SiteSettingsScreen />
    </FullSystemProvider>
  )
}
