import type { Assets } from '../server/read-assets.ts'

const application = { entry: '/entry.js', modules: [], kinds: {}, styles: [], kindStyles: {} }

/** The files of a site that was never built. */
export const noAssets: Assets = {
  ...application,
  island: { ...application, entry: '/island.js' },
  visitor: '/visitor.js',
  editors: {},
  tokens: '',
}
