import { FileVersionsProvider } from '@sitewright/media'
import { SiteProvider } from '@sitewright/page-kit'
import { SessionProvider } from '@sitewright/session'
import { MessageHost, MessagesProvider } from '@sitewright/ui'
import { Shell } from './Shell.tsx'
import { ShellPartsProvider, type ShellParts } from '../state/shell-parts.ts'

/** The whole application, inside a router: the same tree on the server and in the browser. */
export function App({ parts }: { parts: ShellParts }) {
  return (
    <ShellPartsProvider value={parts}>
      <SessionProvider value={parts.session}>
        <SiteProvider value={parts.site}>
          <MessagesProvider value={parts.messages}>
            <FileVersionsProvider value={parts.fileVersions}>
              <Shell />
            </FileVersionsProvider>
            <MessageHost />
          </MessagesProvider>
        </SiteProvider>
      </SessionProvider>
    </ShellPartsProvider>
  )
}
