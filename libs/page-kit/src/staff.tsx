export * from './trash/index.ts'
export { ScreenFrame, type ScreenFrameProps } from './ScreenFrame.tsx'
export { MailNote, type MailNoteProps } from './mail/MailNote.tsx'
export { ScreenHelp, type HelpText, type ScreenHelpProps } from './ScreenHelp.tsx'
import { QueriesProvider } from '@sitewright/api-client/queries'
import { FullSystemProvider } from '@sitewright/ui/full'
import type { ReactNode } from 'react'

/**
 * Wraps every screen for staff: gives it all of Chakra's components, and what keeps the screen's queries. Reach it by
 * `import()` only: neither is to be loaded by visitors.
 */
export function StaffProvider({ children }: { children: ReactNode }) {
  return (
    <FullSystemProvider>
      <QueriesProvider>{children}</QueriesProvider>
    </FullSystemProvider>
  )
}
