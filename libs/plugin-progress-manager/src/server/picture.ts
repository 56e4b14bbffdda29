import type { KindPicture } from '@sitewright/page-kit/server'

/** People, and how far each of them has come. */
export const picture: KindPicture = {
  area: 'M20 3h56a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  lines: 'M26 13h12M26 26h12M26 39h12M26 52h12',
  accent: 'M44 10h28v6H44zM44 23h17v6H44zM44 36h9v6h-9zM44 49h23v6H44z',
}
