import type { KindPicture } from '@sitewright/page-kit/server'

/** A picture with a text beside it, and a video. */
export const picture: KindPicture = {
  area: 'M20 3h56a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  lines: 'M25 11h20v17H25zM51 14h20M51 20h20M51 26h12M25 35h46v18H25z',
  accent: 'M26 27l7-9 5 6 3-3 3 6zM36 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM45 39.5l8 4.5-8 4.5z',
}
