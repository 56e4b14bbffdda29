import { byPlace } from './by-place.ts'
import type { AdminScreen, ScreenGroup } from './page-kind.ts'

/** The groups of the side bar from top to bottom; then the screens that are in none. */
const groups: readonly (ScreenGroup | 'none')[] = ['content', 'people', 'site', 'none']

/** The screens in the order of the side bar, which every list of them has. */
export function screensInOrder<Screen extends Pick<AdminScreen, 'group' | 'order'>>(
  screens: readonly Screen[],
): Screen[] {
  return byPlace(
    byPlace(screens, ({ order }) => order),
    ({ group = 'content' }) => groups.indexOf(group),
  )
}
