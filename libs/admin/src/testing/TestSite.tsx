import type { Api } from '@sitewright/api-client'
import { SiteProvider } from '@sitewright/page-kit'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { useMemo, useState, type ReactNode } from 'react'

export interface TestSiteProps {
  api: Api
  refresh?: () => Promise<void>
  children: ReactNode
}

/** The site around a screen, for tests and stories; the design system has to stand around it. */
export function TestSite({ api, refresh = nothing, children }: TestSiteProps) {
  const [messages] = useState(createMessages)
  const site = useMemo(() => ({ api, refresh }), [api, refresh])
  return (
    <MessagesProvider value={messages}>
      <SiteProvider value={site}>{children}</SiteProvider>
      <MessageHost />
    </MessagesProvider>
  )
}

async function nothing(): Promise<void> {}
