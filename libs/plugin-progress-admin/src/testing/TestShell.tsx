import type { Api } from '@sitewright/api-client'
import { SiteProvider, type Site } from '@sitewright/page-kit'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { useState, type ReactNode } from 'react'
import { systemAdmin } from '../model/permissions.ts'

export interface TestShellProps {
  api: Api
  /** @default those of an administrator of progression systems */
  permissions?: readonly string[]
  guardLeaving?: Site['guardLeaving']
  children: ReactNode
}

/** What the shell gives to a page kind, in small, for tests and stories; the design system has to be around it. */
export function TestShell({ api, permissions = [systemAdmin], guardLeaving, children }: TestShellProps) {
  const [shell] = useState(() => ({
    session: createSessionStore({ api, account: { auth: 1, permissions: [...permissions] } }),
    messages: createMessages(),
    site: { api, refresh: () => Promise.resolve(), ...(guardLeaving && { guardLeaving }) },
  }))
  return (
    <SessionProvider value={shell.session}>
      <SiteProvider value={shell.site}>
        <MessagesProvider value={shell.messages}>
          {children}
          <MessageHost />
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}
