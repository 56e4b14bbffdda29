import { FullSystemProvider } from '@sitewright/ui/full'
import { MenuEditorScreen } from './MenuEditorScreen.tsx'

/** The Menu Editor screen, with the full design system that only administration loads. */
export default function MenuEditor() {
  return (
    <FullSystemProvider>
      <MenuEditorScreen />
    </FullSystemProvider>
  )
}
