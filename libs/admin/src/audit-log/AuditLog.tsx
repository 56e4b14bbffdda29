import { FullSystemProvider } from '@sitewright/ui/full'
import { AuditLogScreen } from './AuditLogScreen.tsx'

/** The Audit Log screen, with the full design system that only administration loads. */
export default function AuditLog() {
  return (
    <FullSystemProvider>
      <AuditLogScreen />
    </FullSystemProvider>
  )
}
