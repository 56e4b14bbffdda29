import { SiteProvider } from '@sitewright/page-kit'
import { StaffProvider } from '@sitewright/page-kit/staff'
import { systemUser } from '@sitewright/plugin-progress-admin/model'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { useState, type ReactNode } from 'react'
import type { ProgressStore } from './progress-store.ts'

export interface ProgressShellProps {
  store: Pick<ProgressStore, 'api'>
  /** @default that of the kind's staff */
  permissions?: readonly string[]
  /** What asks before another page is shown. */
  guardLeaving?: (unsaved: () => boolean) => () => void
  children: ReactNode
}

/** What the shell gives to a page kind and to panels of My Account, in small: for tests and stories. */
export function ProgressShell({ store, permissions = [systemUser], guardLeaving, children }: ProgressShellProps) {
  const [shell] = useState(() => {
    const { api } = store
    const session = createSessionStore({ api, account: { auth: 1, permissions: [...permissions] } })
    const site = { api, refresh: () => Promise.resolve(), ...(guardLeaving ? { guardLeaving } : {}) }
    return { session, messages: createMessages(), site }
  })
  return (
    <SessionProvider value={shell.session}>
      <SiteProvider value={shell.site}>
        <MessagesProvider value={shell.messages}>
          <StaffProvider>{children}</StaffProvider>
          <MessageHost />
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}
