import { FileVersionsProvider, type FileVersions } from '@sitewright/media'
import { SiteProvider, type Site } from '@sitewright/page-kit'
import { CallGuardProvider, SessionProvider, type CallGuard, type SessionStore } from '@sitewright/session'
import { MessageHost, MessagesProvider, type MessageHostProps, type Messages } from '@sitewright/ui'
import type { ReactNode } from 'react'

/** What page kinds and dialogs find around them. */
export interface SiteParts {
  session: SessionStore
  site: Site
  messages: Messages
  /** As the document brought them. */
  fileVersions: FileVersions
  /** Has a call outlive the end of the session; absent for visitors, who have none. */
  guard?: CallGuard
}

const unguarded: CallGuard = (send) => send()

export interface SiteProvidersProps {
  parts: SiteParts
  /** What shows messages; by default what can be over the dialogs of the administration. */
  message?: MessageHostProps['dialog']
  children: ReactNode
}

/** Gives a tree what page kinds and dialogs need, and shows their messages. */
export function SiteProviders({ parts, message, children }: SiteProvidersProps) {
  return (
    <SessionProvider value={parts.session}>
      <SiteProvider value={parts.site}>
        <MessagesProvider value={parts.messages}>
          <CallGuardProvider value={parts.guard ?? unguarded}>
            <FileVersionsProvider value={parts.fileVersions}>{children}</FileVersionsProvider>
          </CallGuardProvider>
          <MessageHost {...(message && { dialog: message })} />
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}
