import { useNavigate, type Location } from 'react-router'
import { createRouteTable, matchRoute } from '../routes/route-table.ts'
import { useShellParts, useSiteState } from '../state/shell-parts.ts'
import { NoPermission } from './NoPermission.tsx'
import { NotFound } from './NotFound.tsx'
import { useKeepTrying } from '../state/use-keep-trying.ts'
import { Waiting } from '../elements/Waiting.tsx'

/** For an address that no known route matches: the 404 page, unless the server knows better. */
export function Unmatched({ location }: { location: Location }) {
  const complete = useSiteState((state) => state.routesComplete)
  return complete ? <Unknown location={location} /> : <AllRoutes />
}

/** Asks for all routes; once they are there, the shell looks the address up again. */
function AllRoutes() {
  const { store } = useShellParts()
  useKeepTrying(async () => {
    await store.getState().refresh()
    if (!store.getState().routesComplete) throw new Error('The routes of the site could not be loaded')
    return true
  })
  return <Waiting />
}

/**
 * The routes leave out what this visitor may not see; only the server can tell that from what is not there at all. It
 * also redirects from a former shortcut of a page, and knows pages that are newer than the loaded routes. What is still no
 * route then, such as a page whose kind was taken out, it alone can show.
 */
function Unknown({ location: { key, pathname, search, hash } }: { location: Location }) {
  const { store, screens, kinds, subAddressedKinds, firstKey, reopen } = useShellParts()
  const navigate = useNavigate()
  const isRoute = (address: string) => {
    const { setup } = store.getState()
    const table = createRouteTable({ setup, screens, installed: kinds.installed, subAddressedKinds })
    return matchRoute(new URL(address, window.location.origin).pathname, table).shows !== 'not-found'
  }
  const found = useKeepTrying(async () => {
    const said = await askServer(pathname + search)
    if (said.found !== 'there') return said.found
    await store.getState().refresh()
    // not where the document itself was opened: loading it would lead here for ever
    if (reopen && key !== firstKey && !isRoute(said.address)) return reopen(withHash(said.address, hash))
    if (said.address !== pathname + search) await navigate(withHash(said.address, hash), { replace: true })
    return 'missing'
  })
  if (!found) return <Waiting />
  return found === 'denied' ? <NoPermission /> : <NotFound />
}

const withHash = (address: string, hash: string) => (address.includes('#') ? address : address + hash)

/** What the server says of an address: restricted to others, not there, or there, under which address of this site. */
type ServerSays = { found: 'denied' | 'missing' } | { found: 'there'; address: string }

/**
 * Asks the server about an address that no known route matches.
 *
 * @param address path and query.
 * @returns 'missing' without an answer too.
 */
async function askServer(address: string): Promise<ServerSays> {
  try {
    const { ok, status, redirected, url } = await fetch(address, { method: 'HEAD' })
    if (!ok) return { found: status === 403 ? 'denied' : 'missing' }
    const end = redirected ? new URL(url) : new URL(address, window.location.origin)
    if (end.origin !== window.location.origin) return { found: 'missing' }
    return { found: 'there', address: end.pathname + end.search + end.hash }
  } catch (error) {
    console.error(error)
    return { found: 'missing' }
  }
}
