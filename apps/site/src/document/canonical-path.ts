import type { AppSetup } from '@sitewright/api-client'

/** The one address of a page out of those that show it: `/` of the default page, else its shortcut, else its own. */
export function canonicalPath({ id, kind }: { id: number; kind: string }, { routes, dp }: AppSetup): string {
  const own = `pages/${kind}/${id}`
  const link = routes.find((route) => route.id === id)?.l ?? own
  return link === dp || own === dp ? '/' : `/${encodeURI(link)}`
}
