/** What Node needs to run the built server. The young generation is kept small: it is most of an idle server's memory. */
export const serverCommand = ['--max-semi-space-size=8', 'apps/server/bin/server.mjs']

/** The same from its sources, for development. */
export const serverFromSources = [
  '--conditions=@sitewright/source',
  '--disable-warning=ExperimentalWarning',
  'apps/server/src/main.ts',
]
