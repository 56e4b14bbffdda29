import type { KindPicture } from '@sitewright/page-kit/server'

/** Two fields and the button that sends them. */
export const picture: KindPicture = {
  area: 'M20 3h56a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  lines: 'M26 11h16M26 16h44v8H26zM26 31h22M26 36h44v9H26z',
  accent: 'M54 50h16v6H54z',
}
