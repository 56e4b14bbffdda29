import { describe, expect, it } from 'vitest'
import { readLayout } from '../../model/layout.ts'
import { mapSection, page, textSection } from '../../testing/sample-pages.ts'
import { editedLayout } from '../editing/edited-layout.ts'
import { publishingNotes } from '../publishing-notes.ts'

const gapOf = async (content: unknown) => (await publishingNotes.gaps?.())?.default(content)
const gap = 'A map on this page shows the place with which every new map begins: nobody has chosen one yet.'
const words = textSection('<p>Our huts</p>')

describe.each([
  ['as it is stored', (content: string): unknown => content],
  ['as it is edited', (content: string): unknown => editedLayout(readLayout(content))],
])('a page %s', (_, made) => {
  it('lacks a place of a map that is as new maps are, however close it looks', async () => {
    expect(await gapOf(made(page(words, mapSection())))).toBe(gap)
    expect(await gapOf(made(page(mapSection({ Zoom: 9 }))))).toBe(gap)
  })

  it.each([
    ['it has another place', mapSection({ Centre: { lat: -41.29, lng: 174.78 } })],
    ['it has a pin', mapSection({ Markers: [{ Title: 'Hut', Position: { lat: -35.28, lng: 174.09 } }] })],
    ['visitors do not see it', { ...mapSection(), hidden: true }],
  ])('lacks none where %s', async (_why, map) => {
    expect(await gapOf(made(page(words, map)))).toBeUndefined()
  })
})
