/** What was asked for, as far as the metrics tell it apart. */
export type RouteKind = 'page' | 'call' | 'document' | 'file' | 'asset' | 'other'

const others = new Set(['/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml', '/api/*'])

/** The kind of each route, by its pattern. */
export function routeKinds(endpoints: readonly { path: string }[]): (route: string | undefined) => RouteKind {
  const calls = new Set(endpoints.map(({ path }) => `/api/1/${path}`))

  return function kindOf(route) {
    if (route === undefined || others.has(route)) return 'other'
    if (calls.has(route)) return 'call'
    if (route === '/*') return 'page'
    if (route === '/api/1/private/file-get.php') return 'file'
    return route.startsWith('/api/') ? 'document' : 'asset'
  }
}
