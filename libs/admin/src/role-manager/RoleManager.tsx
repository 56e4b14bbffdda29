import { FullSystemProvider } from '@sitewright/ui/full'
import { RoleManagerScreen } from './RoleManagerScreen.tsx'

/** The Role Manager screen, with the full design system that only administration loads. */
export default function RoleManager() {
  return (
    <FullSystemProvider>
      <RoleManagerScreen />
    </FullSystemProvider>
  )
}
