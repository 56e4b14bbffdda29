/** What Node needs to run the server from its sources. */
export const serverCommand = [
  '--conditions=@sitewright/source',
  '--disable-warning=ExperimentalWarning',
  'apps/server/src/main.ts',
]
