import type { MenuAudience, Page } from '@sitewright/api-client'
import { describe, expect, it } from 'vitest'
import { menuItem, menuOf } from '../testing/menu-samples.ts'
import { hiddenNotes } from './hidden-notes.ts'

const now = 1_800_000_000

function page(id: number, more: Partial<Page> = {}): Page {
  const times = { published: true, pub_start: null, pub_end: null }
  return { id, name: `Page ${id}`, url: `p${id}`, detail: 'Text', renderer: 'single-page', ...times, ...more }
}

const everyone: MenuAudience = { items: [], pages: [], kinds: [], lost: [] }

function notesOf(menu: ReturnType<typeof menuOf>, { pages = [page(1)], audience = everyone } = {}) {
  return Object.fromEntries(hiddenNotes(menu, { pages, audience, now }))
}

describe('the notes of menu items', () => {
  it('are none where everybody sees everything', () => {
    expect(notesOf(menuOf(menuItem(1, 'Home', 1), menuItem(2, 'More', 0, [menuItem(3, 'In', 1)])))).toEqual({})
  })

  it('say that a page is not published, or not now, and that what is below is hidden with it', () => {
    const pages = [page(1), page(2, { published: false }), page(3, { pub_end: now }), page(4, { pub_start: now + 60 })]
    const inner = [menuItem(2, 'Minutes', 1, [menuItem(3, 'Old', 1)])]
    const menu = menuOf(menuItem(1, 'Spring', 2, inner), menuItem(4, 'Was', 3), menuItem(5, 'Will', 4))
    expect(notesOf(menu, { pages })).toEqual({
      1: 'Hidden: its page is not published',
      2: 'Hidden with ‘Spring’ above it',
      3: 'Hidden with ‘Spring’ above it',
      4: expect.stringMatching(/^Hidden: the publishing of its page ended at /),
      5: expect.stringMatching(/^Hidden until .*, when its page is published$/),
    })
  })

  it('name the roles that see an item or its page, and who sees what is below', () => {
    const audience = {
      items: [{ id: 1, roles: ['Members', 'Crew'] }],
      pages: [{ id: 1, roles: ['Committee'] }],
      kinds: [],
      lost: [],
    }
    const pages = [page(1), page(2)]
    const menu = menuOf(menuItem(1, 'Inside', 2, [menuItem(2, 'Minutes', 1)]))
    expect(notesOf(menu, { pages, audience })).toEqual({
      1: 'Only for the roles ‘Members’ or ‘Crew’',
      2: 'Its page is only for the role ‘Committee’. Seen only by those who see ‘Inside’ above it',
    })
  })

  it('say that a heading is hidden when everything below it is, whatever hides that', () => {
    const pages = [page(1), page(2, { published: false })]
    const heading = (id: number) => menuItem(id, 'Heading', 0, [menuItem(id + 1, 'In', 2)])
    expect(notesOf(menuOf(menuItem(9, 'Top', 0, [heading(1)]), menuItem(5, 'Alone')), { pages })).toEqual({
      9: 'Hidden: it leads to no page, and everything below it is hidden',
      1: 'Hidden: it leads to no page, and everything below it is hidden',
      2: 'Hidden: its page is not published',
    })
  })

  it('know kinds of page that need a permission', () => {
    const pages = [page(1, { renderer: 'progress-manager' })]
    const audience = { ...everyone, kinds: ['progress-manager'] }
    expect(notesOf(menuOf(menuItem(1, 'Progress', 1)), { pages, audience })).toEqual({
      1: 'Its page is only for people with a permission for its kind',
    })
  })

  it('tell what leads nowhere since its page was deleted, alone or as a heading, from what is meant to', () => {
    const lost = [1, 2, 3, 4].map((id) => ({ id, page: 'Trips' }))
    const below = [menuItem(2, 'Alone', 0)]
    const menu = menuOf(
      menuItem(1, 'Heading', 0, below),
      menuItem(3, 'Found', 1),
      { ...menuItem(4, 'Off'), Address: 'https://example.org' },
      menuItem(5, 'Meant', 0, [menuItem(6, 'In', 1)]),
    )
    expect(notesOf(menu, { audience: { ...everyone, lost } })).toEqual({
      1: 'Hidden: it leads to no page, and everything below it is hidden',
      2: 'Leads nowhere: its page ‘Trips’ was deleted, so visitors do not see it. Bring the page back from the Trash if it is still there, choose another, or delete the item.',
    })
    const shown = menuOf(menuItem(1, 'Heading', 0, [menuItem(7, 'In', 1)]))
    expect(notesOf(shown, { audience: { ...everyone, lost } })).toEqual({
      1: 'Only a heading: its page ‘Trips’ was deleted. Bring the page back from the Trash if it is still there, or choose another, if it is to lead to one.',
    })
  })
})
