import type { FoundIcons, IconPicture, LinkButton, Links } from '@sitewright/api-client'

const picture = (body: string): IconPicture => ({ body, width: 24, height: 24 })

export const homePicture = picture('<path d="M4 12v9h6v-6h4v6h6v-9l2 1-10-10-10 10z"/>')
export const mailPicture = picture(
  '<path d="M3 5h18v14h-18zM3 6l9 7 9-7" fill="none" stroke="currentColor" stroke-width="2"/>',
)
const ring = picture('<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="4"/>')
const square = picture('<rect x="4" y="4" width="16" height="16" rx="3"/>')
const triangle = picture('<path d="M12 3l10 18h-20z"/>')

/** A set of icons as the server knows it. */
export const sampleIcons: FoundIcons = [
  { name: 'home', picture: homePicture },
  { name: 'mail', picture: mailPicture },
  { name: 'mail-outline', picture: mailPicture },
  { name: 'adjust', picture: ring },
  { name: 'album', picture: ring },
  { name: 'apps', picture: square },
  { name: 'archive', picture: square },
  { name: 'change-history', picture: triangle },
  { name: 'terrain', picture: triangle },
  { name: 'airline-seat-individual-suite', picture: square },
]

/** As the server searches: by a part of the name, the exact one first. */
export const searchIcons = ({ q }: { q: string }): FoundIcons =>
  sampleIcons.filter(({ name }) => name.includes(q)).toSorted((a, b) => Number(b.name === q) - Number(a.name === q))

export const sampleLinks: LinkButton[] = [
  { IconSet: 'mat', Icon: 'home', Url: '/', Tooltip: 'Home' },
  { IconSet: 'fas', Icon: 'mail', Url: 'mailto:huts@example.org', Tooltip: 'Write to us' },
  { IconSet: 'fab', Icon: 'terrain', Url: 'https://example.org/club', Tooltip: 'The club elsewhere' },
]

export const linksOf = (list: unknown, icons: Links['icons'] = {}): Links => ({ config: JSON.stringify(list), icons })

export const loadedLinks = linksOf(sampleLinks, { 'mat:home': homePicture, 'fas:mail': mailPicture })

/** Texts at the limits of their fields, from right to left, and addresses that no visitor gets to see. */
export const awkwardLinks: LinkButton[] = [
  {
    IconSet: 'fab',
    Icon: 'no-icon-of-this-name',
    Url: `https://example.org/${'path/'.repeat(60)}`,
    Tooltip: 'x'.repeat(200),
  },
  { IconSet: 'mat', Icon: 'home', Url: '/', Tooltip: 'الصفحة الرئيسية' },
  { IconSet: 'fas', Icon: '', Url: '', Tooltip: '' },
  { IconSet: 'mat', Icon: 'mail', Url: 'javascript:alert(1)', Tooltip: 'Not for visitors' },
]
