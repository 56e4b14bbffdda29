import type { KindPicture } from '@sitewright/page-kit/server'

/** A heading and its text. */
export const picture: KindPicture = {
  area: 'M20 3h56a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  lines: 'M26 27h44M26 34h44M26 41h44M26 48h26',
  accent: 'M26 12h26v6H26z',
}
