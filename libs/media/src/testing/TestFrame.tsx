import { QueriesProvider } from '@sitewright/api-client/queries'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { useState, type ReactNode } from 'react'

/** The surroundings of every component of this package: the design system and somewhere for messages to be shown. */
export function TestFrame({ children }: { children: ReactNode }) {
  const [messages] = useState(createMessages)
  return (
    <FullSystemProvider>
      <MessagesProvider value={messages}>
        <QueriesProvider>{children}</QueriesProvider>
        <MessageHost />
      </MessagesProvider>
    </FullSystemProvider>
  )
}
