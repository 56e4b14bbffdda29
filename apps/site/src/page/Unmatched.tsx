import { useShellParts, useSiteState } from '../shell/shell-parts.ts'
import { askServer } from './ask-server.ts'
import { NoPermission } from './NoPermission.tsx'
import { NotFound } from './NotFound.tsx'
import { useRetried } from './use-retried.ts'
import { Waiting } from './Waiting.tsx'

/** For an address that no known route matches: the 404 page, unless the server knows better. */
export function Unmatched({ pathname }: { pathname: string }) {
  const complete = useSiteState((state) => state.routesComplete)
  return complete ? <Refused pathname={pathname} /> : <AllRoutes />
}

/** Asks for all routes; once they are there, the shell looks the address up again. */
function AllRoutes() {
  const { store } = useShellParts()
  useRetried(async () => {
    await store.getState().refresh()
    if (!store.getState().routesComplete) throw new Error('The routes of the site could not be loaded')
    return true
  })
  return <Waiting />
}

/** The routes leave out what this visitor may not see; only the server can tell that from what is not there at all. */
function Refused({ pathname }: { pathname: string }) {
  const found = useRetried(() => askServer(pathname))
  if (!found) return <Waiting />
  return found === 'denied' ? <NoPermission /> : <NotFound />
}
