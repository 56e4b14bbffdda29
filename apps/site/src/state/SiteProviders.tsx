import { FileVersionsProvider, type FileVersions } from '@sitewright/media'
import { SiteProvider, type Site } from '@sitewright/page-kit'
import { SessionProvider, type SessionStore } from '@sitewright/session'
import { MessageHost, MessagesProvider, type Messages } from '@sitewright/ui'
import type { ReactNode } from 'react'

/** What page kinds and dialogs find around them. */
export interface SiteParts {
  session: SessionStore
  site: Site
  messages: Messages
  /** As the document brought them. */
  fileVersions: FileVersions
}

/** Gives a tree what page kinds and dialogs need, and shows their messages. */
export function SiteProviders({ parts, children }: { parts: SiteParts; children: ReactNode }) {
  return (
    <SessionProvider value={parts.session}>
      <SiteProvider value={parts.site}>
        <MessagesProvider value={parts.messages}>
          <FileVersionsProvider value={parts.fileVersions}>{children}</FileVersionsProvider>
          <MessageHost />
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}
