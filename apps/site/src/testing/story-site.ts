import type { MenuItem } from '@sitewright/api-client'
import type { PageState } from '../state/page-state.ts'
import { menuItem, pageState, loggedInSetup } from './fixtures.ts'

const page = (label: string, idPage: number, rest: Partial<MenuItem> = {}) =>
  menuItem(label, { idPage, Renderer: 'single-page', ...rest })

const menu = [
  page('Home', 1, { Shortcut: '/home', Icon: 'home' }),
  page('Our huts', 2, {
    Shortcut: '/huts',
    Children: [page('Ridge hut', 3), page('Lake hut', 4, { Children: [page('Booking', 5), page('Prices', 6)] })],
  }),
  menuItem('About', { Children: [page('People', 7), page('History', 8)] }),
  page('Contact', 9),
]

const links = [
  { IconSet: 'fas', Icon: 'envelope', Url: 'mailto:hello@example.org', Tooltip: 'Write to us' },
  { IconSet: 'mat', Icon: 'unknown', Url: 'https://example.org', Tooltip: 'Our calendar' },
]

const icons = {
  'mat:home': { body: '<path d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z"/>', width: 24, height: 24 },
  'fas:envelope': { body: '<path d="M2 5h20v3l-10 6L2 8zM2 10l10 6 10-6v9H2z"/>', width: 24, height: 24 },
}

/** A small site for stories. */
export function storySite(rest: Partial<PageState> = {}): PageState {
  return pageState({ menu, links: { config: JSON.stringify(links), icons }, ...rest })
}

/** The same for somebody who may do everything. */
export const staffSite = () => storySite({ setup: loggedInSetup() })

/** The same with a menu that is too long for one line on any screen. */
export function longMenuSite(): PageState {
  const long = Array.from({ length: 24 }, (_, place) => page(`Section number ${place + 1}`, place + 10))
  return storySite({ menu: [...menu, ...long] })
}
