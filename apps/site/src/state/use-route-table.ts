import { createRouteTable, type RouteTable } from '../routes/route-table.ts'
import { useShellParts, useSiteState } from './shell-parts.ts'

/** What addresses lead to, as far as the server has told it. */
export function useRouteTable(): RouteTable {
  const { screens, kinds, subAddressedKinds } = useShellParts()
  const setup = useSiteState((state) => state.setup)
  return createRouteTable({ setup, screens, installed: kinds.installed, subAddressedKinds })
}
