import { ConnectionProvider } from '@sitewright/api-client/connection'
import { SiteProviders } from '../state/SiteProviders.tsx'
import { ShellPartsProvider, type ShellParts } from '../state/shell-parts.ts'
import { Shell } from './Shell.tsx'

/** The whole application, inside a router: the same tree on the server and in the browser. */
export function App({ parts }: { parts: ShellParts }) {
  return (
    <ShellPartsProvider value={parts}>
      <ConnectionProvider value={parts.connection}>
        <SiteProviders parts={parts}>
          <Shell />
        </SiteProviders>
      </ConnectionProvider>
    </ShellPartsProvider>
  )
}
