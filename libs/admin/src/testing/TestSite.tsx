import type { Api } from '@sitewright/api-client'
import { SiteProvider, textOf, type AdminScreen, type Site, type SiteScreen } from '@sitewright/page-kit'
import { StaffProvider } from '@sitewright/page-kit/staff'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { useMemo, useState, type ReactNode } from 'react'

export interface TestSiteProps {
  api: Api
  refresh?: () => Promise<void>
  /** Their texts are read once. */
  screens?: readonly Omit<AdminScreen, 'load'>[]
  accountPanels?: NonNullable<Site['accountPanels']>
  commandLists?: NonNullable<Site['commandLists']>
  publishingNotes?: Site['publishingNotes'] | undefined
  /** What the person who is logged in holds; nobody is without it. */
  permissions?: readonly string[]
  children: ReactNode
}

/** The site around a screen, for tests and stories; the design system has to be around it. */
export function TestSite(props: TestSiteProps) {
  const { api, refresh = nothing, screens, accountPanels, commandLists, publishingNotes, permissions, children } = props
  const [messages] = useState(createMessages)
  const [session] = useState(() =>
    createSessionStore({ api, ...(permissions && { account: { auth: 1, permissions: [...permissions] } }) }),
  )
  const site = useMemo(
    () => ({
      ...{ api, refresh },
      ...(screens && { screens: screens.map(inWords) }),
      ...(accountPanels && { accountPanels }),
      ...(commandLists && { commandLists }),
      ...(publishingNotes && { publishingNotes }),
    }),
    [api, refresh, screens, accountPanels, commandLists, publishingNotes],
  )
  return (
    <MessagesProvider value={messages}>
      <SessionProvider value={session}>
        <SiteProvider value={site}>
          <StaffProvider>{children}</StaffProvider>
        </SiteProvider>
      </SessionProvider>
      <MessageHost />
    </MessagesProvider>
  )
}

function inWords({ waits, ...screen }: Omit<AdminScreen, 'load'>): SiteScreen {
  const nouns = waits && ([textOf(waits.nouns[0]), textOf(waits.nouns[1])] as const)
  return { ...screen, label: textOf(screen.label), ...(waits && nouns && { waits: { ...waits, nouns } }) }
}

async function nothing(): Promise<void> {}
