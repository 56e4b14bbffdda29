import { isSubAddress, type AppSetup, type Route } from '@sitewright/api-client'
import type { InstalledKind } from '@sitewright/page-kit'
import type { Screen } from './installed-screens.ts'

/** What a route carries besides its path. */
export interface RouteData {
  /** The page, where the address does not name it. */
  id?: number
  /** Permissions, any one of which the guard demands. */
  needspermission?: readonly string[]
}

/**
 * What an address leads to. `params` are the parts of the address that vary, `unknown` is the kind of the page where
 * `kind` replaces it, `below` what follows the page's address.
 */
export type RouteRecord =
  | { shows: 'page'; kind: string; unknown?: string; below?: string; data: RouteData; params: { id?: string } }
  | { shows: 'screen'; screen: Screen; data: RouteData; params: { uid?: string } }
  | { shows: 'search'; data: RouteData }
  | { shows: 'loading'; data: RouteData }
  | { shows: 'not-found'; data: RouteData }

export interface RouteTable {
  /** The dynamic routes. */
  routes: readonly Route[]
  /** Link path of the default page, '' for none; undefined until the setup is known. */
  dp: string | undefined
  screens: readonly Screen[]
  /** The kinds that packages bring. */
  kinds: readonly string[]
  /** The kind that stands in for those that no package brings, if one does. */
  fallback: string | undefined
  /** Those of them whose pages have addresses below them. @default none */
  subAddressedKinds?: readonly string[] | undefined
}

export interface RouteTableParts {
  /** Undefined until it is known. */
  setup: Pick<AppSetup, 'routes' | 'dp'> | undefined
  screens: readonly Screen[]
  installed: readonly InstalledKind[]
  subAddressedKinds?: readonly string[] | undefined
}

export function createRouteTable({ setup, screens, installed, subAddressedKinds }: RouteTableParts): RouteTable {
  return {
    routes: setup?.routes ?? [],
    dp: setup?.dp,
    screens,
    kinds: installed.map(({ kind }) => kind),
    fallback: installed.find(({ fallback }) => fallback)?.kind,
    subAddressedKinds,
  }
}

/** The search's link path; no page can have it. */
const searchRoute = 'search'

const notFound: RouteRecord = { shows: 'not-found', data: {} }

/**
 * Finds what an address leads to: dynamic routes, then the fixed ones, then those below pages; the default page for the empty
 * path.
 */
export function matchRoute(pathname: string, table: RouteTable): RouteRecord {
  const path = toLinkPath(pathname)
  if (path === '') return matchStart(table)
  return matchDynamic(path, table) ?? matchFixed(path, table) ?? matchBelow(pathname, table) ?? notFound
}

/** The id of the page: from the route's data if it is there, otherwise from the address (SHELL-036). */
export function pageIdOf({ data, params }: { data: RouteData; params: { id?: string } }): number {
  return data.id ?? Number(params.id)
}

function matchStart(table: RouteTable): RouteRecord {
  if (table.dp === undefined) return { shows: 'loading', data: {} }
  const path = toLinkPath(table.dp)
  return (path && (matchDynamic(path, table) ?? matchFixed(path, table))) || notFound
}

function matchDynamic(path: string, table: RouteTable): RouteRecord | undefined {
  const route = indexOf(table.routes).byPath.get(path)
  if (!route) return undefined
  const data = { id: route.id }
  if (table.kinds.includes(route.r)) return { shows: 'page', kind: route.r, data, params: {} }
  return { shows: 'page', kind: table.fallback ?? route.r, unknown: route.r, data, params: {} }
}

function matchFixed(path: string, table: RouteTable): RouteRecord | undefined {
  const [root, name = '', parameter, ...rest] = path.split('/')
  if (path === searchRoute) return { shows: 'search', data: {} }
  if (root !== 'pages' || rest.length > 0) return undefined
  if (parameter !== undefined && (table.kinds.includes(name) || isOfKind(parameter, name, table)))
    return matchPage(name, parameter, table)
  const screen = table.screens.find((candidate) => candidate.path === name)
  if (!screen || screen.takesUid !== Boolean(parameter)) return undefined
  return { shows: 'screen', screen, data: { needspermission: screen.needs }, params: { uid: parameter } }
}

/** The page with the longest address that this one is below of. Whether something is there, only the server knows. */
function matchBelow(pathname: string, table: RouteTable): RouteRecord | undefined {
  const { subAddressedKinds = [] } = table
  if (subAddressedKinds.length === 0 || /%2f|%5c/i.test(pathname)) return undefined
  const path = toLinkPath(pathname)
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const below = path.slice(end + 1)
    if (!isSubAddress(below)) return undefined
    const of = path.slice(0, end)
    const record = matchDynamic(of, table) ?? matchFixed(of, table)
    const declares = record?.shows === 'page' && !record.unknown && subAddressedKinds.includes(record.kind)
    if (declares) return { ...record, below }
  }
  return undefined
}

/** Where on the site an address leads. */
export interface SitePlace {
  /**
   * The path of the page, as `toLinkPath` gives it: its shortcut if it has one, also where the address names its id. Of what is
   * no page its own.
   */
  path: string
  /** The address is one below the page. */
  isBelow: boolean
}

export function placeOf(pathname: string, table: RouteTable): SitePlace {
  const path = toLinkPath(pathname)
  const record = matchRoute(pathname, table)
  if (record.shows !== 'page') return { path, isBelow: false }
  const { below } = record
  const own = below === undefined ? path : path.slice(0, -below.length - 1)
  return { path: indexOf(table.routes).byId.get(pageIdOf(record))?.l || own, isBelow: below !== undefined }
}

function matchPage(kind: string, id: string, table: RouteTable): RouteRecord | undefined {
  if (!/^[1-9]\d{0,15}$/.test(id)) return undefined
  // A page shows as the kind it is, whatever kind the address names (Q11).
  const known = indexOf(table.routes).byId.get(Number(id))
  return { shows: 'page', kind: known && table.kinds.includes(known.r) ? known.r : kind, data: {}, params: { id } }
}

/** True for the address of a page whose kind was taken out. */
function isOfKind(id: string, name: string, { routes }: RouteTable): boolean {
  return indexOf(routes).byId.get(Number(id))?.r === name
}

/** A path without its outer slashes, decoded unless it is already, and composed as shortcuts are. */
export function toLinkPath(pathname: string): string {
  const path = pathname.replace(/^\/+|\/+$/g, '')
  if (!path.includes('%')) return path.normalize('NFC')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

interface RouteIndex {
  byPath: ReadonlyMap<string, Route>
  byId: ReadonlyMap<number, Route>
}

const indexes = new WeakMap<readonly Route[], RouteIndex>()

/** A site may have 10,000 routes, and every link in the menu asks: the maps are built once for each list. */
function indexOf(routes: readonly Route[]): RouteIndex {
  let index = indexes.get(routes)
  if (!index) {
    index = {
      byPath: new Map(routes.map((route) => [route.l, route])),
      byId: new Map(routes.map((route) => [route.id, route])),
    }
    indexes.set(routes, index)
  }
  return index
}
