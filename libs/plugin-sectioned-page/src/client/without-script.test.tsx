import { within } from '@testing-library/react'
import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import type { ShownFile } from '../contract.ts'
import type { Section } from '../model/section.ts'
import { sectionTypes, type SectionTypeName } from '../section-types/types.ts'
import { imageSection, mapSection, page, sectionOf, textSection, videoSection } from '../testing/sample-pages.ts'
import { pageElement } from '../testing/show-page.tsx'

const folderCall = 'GET protected/plugin/sectioned-page/get-folder-files.json.php'
const files: readonly ShownFile[] = ['plan.pdf', 'lake.jpg'].map((name, at) => ({
  ...{ id: 21 + at, name, caption: name, created: 1_790_000_000, size: 2_500_000 },
  ...(name.endsWith('pdf')
    ? { type: 'application/pdf', width: null, height: null }
    : { type: 'image/jpeg', width: 1600, height: 1200 }),
}))

interface Shown {
  section: Section
  /** Words that are there at once. */
  says?: readonly string[]
  /** Links by what they are called. */
  links?: Readonly<Record<string, string>>
  /** Pictures by what they show. */
  pictures?: readonly string[]
}

const file = (id: number, w?: number) => `/api/1/private/file-get.php?id=${id}${w ? `&w=${w}` : ''}`
const sized = { ImageWidth: 1600, ImageHeight: 1200 }

/** Every type, and what of it a visitor has without any script. */
const shown: Readonly<Record<SectionTypeName, Shown>> = {
  text: { section: textSection('<p>Our <a href="/huts">huts</a></p>'), says: ['Our huts'], links: { huts: '/huts' } },
  image: {
    section: imageSection({ ImageId: 12, ...sized, HoverText: 'The hut', Gallery: true }),
    pictures: ['The hut'],
    links: { 'The hut': file(12, 1920) },
  },
  'google-map': {
    section: mapSection({ Markers: [{ Title: 'Car park', Position: { lat: 1, lng: 2 } }] }),
    links: {
      'Car park': 'https://www.openstreetmap.org/?mlat=1&mlon=2#map=15/1/2',
      'Open in OpenStreetMap': expect.stringContaining('https://www.openstreetmap.org/') as string,
    },
  },
  youtube: {
    section: videoSection('dQw4w9WgXcQ'),
    links: { 'Watch on YouTube': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  },
  gallery: {
    section: sectionOf('gallery', {
      Pictures: [
        { Id: 5, Alt: 'Lake' },
        { Id: 6, Alt: '' },
      ],
    }),
    pictures: ['Lake'],
    links: { Lake: file(5, 1920), 'Open picture 2 of 2': file(6, 1920) },
  },
  files: {
    section: sectionOf('files', { Folder: 3, Title: 'Downloads' }),
    says: ['Downloads', 'PDF, 2.5 MB, 21 Sep 2026'],
    links: { 'plan.pdf': file(21), 'lake.jpg': file(22) },
  },
  embed: {
    section: sectionOf('embed', { Address: 'https://vimeo.com/76979871', Title: 'A walk' }),
    says: ['A walk'],
    links: { 'Open at Vimeo': 'https://vimeo.com/76979871' },
  },
  cover: {
    section: sectionOf('cover', {
      ...{ ImageId: 12, ...sized, Alt: 'The hut in snow', Heading: 'Up to the hut', Text: 'All year' },
      Buttons: [{ Text: 'Book', Address: '/contact', Primary: true }],
    }),
    says: ['Up to the hut', 'All year'],
    pictures: ['The hut in snow'],
    links: { Book: '/contact' },
  },
  columns: {
    section: sectionOf('columns', { Columns: [{ Content: '<p>Left</p>' }, { Content: '<p>Right</p>' }] }),
    says: ['Left', 'Right'],
  },
  buttons: {
    section: sectionOf('buttons', { Buttons: [{ Text: 'Book', Address: 'contact', Primary: true }] }),
    links: { Book: '/contact' },
  },
  cards: {
    section: sectionOf('cards', {
      Cards: [
        { ImageId: 12, ...sized, Alt: 'A hut', Heading: 'Huts', Text: 'Twelve beds', Address: '/huts', LinkText: '' },
      ],
    }),
    says: ['Twelve beds'],
    pictures: ['A hut'],
    links: { Huts: '/huts' },
  },
  accordion: {
    section: sectionOf('accordion', { Entries: [{ Title: 'Dogs?', Content: '<p>No dogs</p>' }] }),
    says: ['Dogs?', 'No dogs'],
  },
  quote: {
    section: sectionOf('quote', { Text: 'Fine', Name: 'Rangi', Source: 'Book' }),
    says: ['Fine', 'Rangi', 'Book'],
  },
  contents: { section: sectionOf('contents'), links: { Prices: '#h-prices' } },
  separator: { section: sectionOf('separator') },
}

/** The HTML that the server sends for sections; nothing of it is taken over. */
async function sent(...sections: readonly Section[]): Promise<HTMLElement> {
  const answers = { [folderCall]: () => files }
  const main = document.createElement('main')
  main.innerHTML = renderToString(await pageElement({ content: [page(...sections)], answers }))
  document.body.append(main)
  return main
}

const prices = textSection('<h1>Huts</h1><h2>Prices</h2>')

afterEach(() => {
  document.body.innerHTML = ''
})

describe('what the server sends is whole without a script', () => {
  it.each(Object.entries(shown))('%s', async (_, { section, says = [], links = {}, pictures = [] }) => {
    const main = await sent(prices, section)
    const seen = within(main)
    for (const words of says) expect(main).toHaveTextContent(words)
    for (const name of pictures) expect(seen.getByRole('img', { name }).getAttribute('src')).toMatch(/^\/api\//)
    for (const [name, href] of Object.entries(links))
      expect(seen.getByRole('link', { name }).getAttribute('href')).toEqual(href)
    expect(main.querySelector('script, [onclick], iframe')).toBeNull()
    // contrast needs colours, which jsdom has none of; the journeys look at it
    const { violations } = await axe.run(main, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it('of every type that there is', () => {
    expect(Object.keys(shown)).toEqual(sectionTypes.list().map(({ sectionType }) => sectionType))
  })
})
