import { FullSystemProvider } from '@sitewright/ui/full'
import { SubmissionsScreen } from './SubmissionsScreen.tsx'

/** The Form Release Manager, with the full design system that only administration loads. */
export default function ReleaseManager() {
  return (
    <FullSystemProvider>
      <SubmissionsScreen />
    </FullSystemProvider>
  )
}
