import type { KindPicture } from '@sitewright/page-kit/server'

/** Stages that follow each other. */
export const picture: KindPicture = {
  area: 'M20 3h56a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  lines: 'M31 12v40M40 12h30M40 25.5h22M40 39h28M40 52h18',
  accent:
    'M27.5 12a3.5 3.5 0 1 0 7.0 0a3.5 3.5 0 1 0-7.0 0zM27.5 25.5a3.5 3.5 0 1 0 7.0 0a3.5 3.5 0 1 0-7.0 0zM27.5 39a3.5 3.5 0 1 0 7.0 0a3.5 3.5 0 1 0-7.0 0zM27.5 52a3.5 3.5 0 1 0 7.0 0a3.5 3.5 0 1 0-7.0 0z',
}
