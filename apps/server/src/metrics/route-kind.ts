/** What was asked for, as far as the metrics tell it apart. */
export type RouteKind = 'page' | 'call' | 'document' | 'file' | 'asset' | 'other'

const others = new Set(['/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml', '/api/*'])

/** The kind of each route, by its pattern. */
export function routeKinds(
  endpoints: readonly { path: string; declaration: { stream?: boolean } }[],
): (route: string | undefined) => RouteKind {
  // how long a stream lasts says nothing of how fast calls are answered
  const addresses = (stream: boolean) =>
    new Set(
      endpoints
        .filter(({ declaration }) => (declaration.stream === true) === stream)
        .map(({ path }) => `/api/1/${path}`),
    )
  const [calls, streams] = [addresses(false), addresses(true)]

  return function kindOf(route) {
    if (route === undefined || others.has(route) || streams.has(route)) return 'other'
    if (calls.has(route)) return 'call'
    if (route === '/*') return 'page'
    if (route === '/api/1/private/file-get.php') return 'file'
    return route.startsWith('/api/') ? 'document' : 'asset'
  }
}
