import type { Page, PageType } from '@sitewright/api-client'

export const sampleTypes: PageType[] = [
  {
    id: 1,
    title: 'Single page',
    detail: 'One text with headings, pictures, lists and tables.',
    renderer: 'single-page',
  },
  {
    id: 2,
    title: 'Sectioned page',
    detail: 'A page of sections: texts, galleries, maps and videos.',
    renderer: 'sectioned-page',
  },
  { id: 3, title: 'Contact form', detail: 'A form that visitors fill in and send.', renderer: 'form' },
]

export function samplePage(id: number, name: string, url: string, type = 1, more: Partial<Page> = {}): Page {
  const { title, renderer } = sampleTypes[type - 1]!
  return { id, name, url, detail: title, renderer, published: true, pub_start: null, pub_end: null, ...more }
}

/** In the server's order. The sorted orders of its columns are all different. */
export const samplePages: Page[] = [
  samplePage(1, 'Welcome', 'welcome', 2),
  samplePage(2, 'Our huts', 'huts'),
  samplePage(3, 'Write to us', '', 3, { published: false }),
]

const summer = { start: 1_796_000_000, end: 1_804_000_000 }

/** Twenty pages of a small club, of every type and in every state of publishing. */
export const manyPages: Page[] = [
  samplePage(1, 'Welcome', 'home', 2),
  samplePage(2, 'About the club', 'about'),
  samplePage(3, 'Our huts', 'huts'),
  samplePage(4, 'Ruapehu Lodge', 'huts/ruapehu', 2),
  samplePage(5, 'Kaweka Hut', 'huts/kaweka', 2),
  samplePage(6, 'Booking a bunk', 'booking', 3),
  samplePage(7, 'Summer programme', 'summer', 1, { pub_start: 4_102_444_800 }),
  samplePage(8, 'Winter programme', 'winter', 1, { pub_start: 1_700_000_000, pub_end: 1_730_000_000 }),
  samplePage(9, 'Trip reports', 'reports', 2),
  samplePage(10, 'Gear hire', 'gear-hire'),
  samplePage(11, 'Gear hire prices (draft)', '', 1, { published: false }),
  samplePage(12, 'Safety and weather', 'safety'),
  samplePage(13, 'Join us', 'join', 3),
  samplePage(14, 'Committee', 'committee'),
  samplePage(15, 'Minutes of the annual meeting', '', 1, { published: false }),
  samplePage(16, 'Newsletter', 'newsletter', 2),
  samplePage(17, 'Photo competition', 'photos', 2, { pub_start: summer.start, pub_end: summer.end }),
  samplePage(18, 'History', 'history'),
  samplePage(19, 'Links', 'links'),
  samplePage(20, 'Contact us', 'contact', 3),
]

/** Texts at the limits of their fields, and from right to left. */
export const awkwardPages: Page[] = [
  samplePage(
    1,
    'The complete guide to planning a multi-day tramp through the central plateau '.repeat(2),
    'a'.repeat(200),
  ),
  samplePage(2, 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4), 'donau/dampf/schiff', 2, { published: false }),
  samplePage(3, 'أكواخنا في الجبال', 'akwakh', 3),
  samplePage(4, '', '', 1, { published: false }),
]
