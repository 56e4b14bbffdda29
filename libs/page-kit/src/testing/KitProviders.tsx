import type { Api, PageStatus } from '@sitewright/api-client'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessagesProvider } from '@sitewright/ui'
import { useState, type ReactNode } from 'react'
import { PageForStaffProvider } from '../publishing/PageForStaffProvider.tsx'
import { SiteProvider } from '../site-context.ts'

/** What the providers of a test are given. */
export interface KitProvidersProps {
  api: Api
  /** What the session holds; nothing for a visitor. */
  permissions?: readonly string[]
  /** How the page stands with the public. */
  status?: PageStatus
  children: ReactNode
}

/** All that the shell gives to a page kind: theme, session, site and messages. */
export function KitProviders({ api, permissions = [], status, children }: KitProvidersProps) {
  const [session] = useState(() =>
    createSessionStore({ api, account: { auth: permissions.length > 0 ? 1 : 0, permissions: [...permissions] } }),
  )
  const [messages] = useState(createMessages)
  const [site] = useState({ api, refresh: () => Promise.resolve() })
  return (
    <SessionProvider value={session}>
      <SiteProvider value={site}>
        <MessagesProvider value={messages}>
          <PageForStaffProvider status={status}>{children}</PageForStaffProvider>
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}
