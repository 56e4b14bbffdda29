import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, card, editPage, patient, preview, serverWith, titles, writeText } from '../../testing/edit-page.tsx'
import {
  imageSection,
  mapSection,
  page,
  sectionOf,
  textSection,
  unknownSection,
  videoSection,
} from '../../testing/sample-pages.ts'
import { sectionTypes } from '../../section-types/types.ts'
import { sectionTemplates } from '../../section-types/templates.ts'

const allTypes = page(textSection('<p>Huts</p>'), imageSection({}), mapSection(), videoSection(''), unknownSection)
const labels = ['Text block', 'Image', 'Google map', 'YouTube video']
const texts = (count: number) =>
  page(...Array.from({ length: count }, (_, index) => textSection(`<p>Words ${index + 1}</p>`)))

/** jsdom lays nothing out, so that there is nothing to be observed. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.stubGlobal('ResizeObserver', NoResizes)
})

describe('the cards', () => {
  it('are titled by type, in the order of the page (SECT-001, SECT-025, SECT-032, SECT-033, SECT-034, SECT-035)', async () => {
    await editPage(serverWith(allTypes))
    expect(titles()).toEqual([...labels, 'Unknown section type: timetable'])
  })

  it('show the first words of their section, as they are typed too', async () => {
    const { user } = await editPage(serverWith(page(textSection('<p>Our huts</p>'), sectionOf('quote'))))
    expect(card(1).getByRole('button', { name: 'Text block Our huts' })).toBeVisible()
    expect(card(2).getByRole('button', { name: 'Quote' })).toBeVisible()
    await user.type(await card(2).findByRole('textbox', { name: 'Quotation' }, patient), 'Fine')
    expect(card(2).getByRole('button', { name: 'Quote Fine' })).toBeVisible()
    await user.clear(card(2).getByRole('textbox', { name: 'Quotation' }))
    await user.click(card(2).getByRole('button', { name: 'Quote' }))
    expect(card(2).getByRole('button', { name: 'Quote No quotation yet' })).toBeVisible()
  })

  it('hide and show their section (SECT-026)', async () => {
    const server = serverWith(allTypes)
    const { user } = await editPage(server)
    await user.click(card(2).getByRole('button', { name: 'Hide section' }))
    await user.click(card(3).getByRole('button', { name: 'Hide section' }))
    await user.click(card(3).getByRole('button', { name: 'Show section' }))
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections().map(({ hidden }) => hidden)).toEqual([false, true, false, false, false])
  })

  it('delete their section, which can be restored unchanged (SECT-027)', async () => {
    const server = serverWith(page(textSection('<p>Huts</p>'), imageSection({ HoverText: 'The hut' })))
    const { user } = await editPage(server)
    await card(1).findByRole('textbox', { name: 'Text' }, patient)
    await writeText(user, 1, '<p>New huts</p>')
    await user.click(card(1).getByRole('button', { name: 'Delete section' }))
    expect(titles()).toEqual(['Image'])
    expect(card(1).getByRole('button', { name: 'Image The hut' })).toHaveFocus()
    await waitFor(() => expect(preview()).not.toHaveTextContent('New huts'))
    await user.click(await button('Undo'))
    expect(titles()).toEqual(['Text block', 'Image'])
    expect(await card(1).findByRole('textbox', { name: 'Text' }, patient)).toHaveTextContent('New huts')
    await user.click(card(2).getByRole('button', { name: 'Delete section' }))
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections()).toEqual([textSection('<p>New huts</p>')])
  })

  it('move their section, not beyond the ends (SECT-001, SECT-029, SECT-030)', async () => {
    const server = serverWith(page(textSection('<p>Huts</p>'), imageSection({}), videoSection('dQw4w9WgXcQ')))
    const { user } = await editPage(server)
    const enabled = (name: string) =>
      [1, 2, 3].map((place) => !card(place).getByRole<HTMLButtonElement>('button', { name }).disabled)
    expect(enabled('Move up')).toEqual([false, true, true])
    expect(enabled('Move down')).toEqual([true, true, false])
    await user.click(card(1).getByRole('button', { name: 'Move down' }))
    expect(titles()).toEqual(['Image', 'Text block', 'YouTube video'])
    expect(card(2).getByRole('button', { name: 'Move down' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['Image', 'YouTube video', 'Text block'])
    // where it cannot go on, the keyboard does not lose its place
    expect(card(3).getByRole('button', { name: 'Move up' })).toHaveFocus()
    expect(screen.getByText('Text block moved to place 3 of 3')).toBeInTheDocument()
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections().map(({ sectionType }) => sectionType)).toEqual(['image', 'youtube', 'text'])
  })

  it.each(labels)('add a section above, chosen from a menu: %s (SECT-028)', async (label) => {
    const { user } = await editPage(serverWith(page(videoSection('dQw4w9WgXcQ'), unknownSection)))
    await user.click(card(2).getByRole('button', { name: 'Add section above' }))
    const menu = await screen.findByRole('menu', { name: 'Add section above' })
    await waitFor(() => expect(menu).toHaveFocus())
    const item = within(menu).getByRole('menuitem', { name: label })
    for (let step = 0; step <= labels.indexOf(label); step++) await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toEqual(['YouTube video', label, 'Unknown section type: timetable']))
    await waitFor(() => expect(card(2).getByRole('button', { name: label })).toHaveFocus())
  })
})

describe('adding at the end', () => {
  it('is by buttons that look like buttons, side by side', async () => {
    await editPage(serverWith(page()))
    const group = screen.getByRole('group', { name: 'Add section' })
    expect(getComputedStyle(group).flexWrap).toBe('wrap')
    for (const each of within(group).getAllByRole('button')) {
      const { display, cursor } = getComputedStyle(each)
      expect({ display, cursor }).toEqual({ display: 'flex', cursor: 'pointer' })
    }
  })

  it('is a button for each type, which begins as specified (SECT-031, SECT-067, SECT-068, SECT-069, SECT-071, SECT-072)', async () => {
    const server = serverWith(page())
    const { user } = await editPage(server)
    expect(screen.getByText('There are no sections yet')).toBeVisible()
    const offered = within(screen.getByRole('group', { name: 'Add section' })).getAllByRole('button')
    expect(offered.map((each) => each.textContent)).toEqual(labels)
    for (const each of offered) await user.click(each)
    expect(titles()).toEqual(labels)
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections()).toEqual([
      textSection(''),
      imageSection({}),
      mapSection(),
      { ...videoSection(''), config: {} },
    ])
  })

  it('offers all types as cards, and fetches what their settings need', async () => {
    const server = serverWith(page())
    const { user } = await editPage(server)
    await user.click(await button('More sections'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }, patient))
    for (const { label } of sectionTypes.list()) expect(dialog.getByRole('button', { name: label })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Quote' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(titles()).toEqual(['Quote'])
    await user.type(await card(1).findByRole('textbox', { name: 'Quotation' }, patient), 'A fine hut')
    await waitFor(() => expect(preview()).toHaveTextContent('A fine hut'))
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections()).toEqual([sectionOf('quote', { Text: 'A fine hut' })])
  })

  it('adds the sections of a template at the end, ready to be changed', async () => {
    const server = serverWith(page(textSection('<p>Huts</p>')))
    const { user } = await editPage(server)
    await user.click(await button('More sections'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }, patient))
    await user.click(dialog.getByRole('button', { name: 'Welcome' }))
    await waitFor(() => expect(titles()).toEqual(['Text block', 'Cover']))
    await waitFor(() => expect(card(2).getByRole('button', { name: /^Cover Welcome/ })).toHaveFocus())
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections().slice(1)).toEqual(sectionTemplates[0]?.sections)
  })

  it('ends with 200 sections, and says so', async () => {
    const { user } = await editPage(serverWith(texts(199)))
    await waitFor(() => expect(titles()).toHaveLength(199), patient)
    const add = await button('Add Text block')
    await user.click(add)
    await waitFor(() => expect(titles()).toHaveLength(200), patient)
    expect(add).toBeDisabled()
    expect(screen.getByText('A page has 200 sections at most.')).toBeVisible()
  }, 60_000)
})

describe('a page of many sections', () => {
  it('opens collapsed, each card with a short summary', async () => {
    const { user } = await editPage(serverWith(texts(21)))
    await waitFor(() => expect(titles()).toHaveLength(21), patient)
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(card(7).getByRole('button', { name: 'Text block Words 7' }))
    expect(await card(7).findByRole('textbox', { name: 'Text' })).toHaveTextContent('Words 7')
    expect(screen.getAllByRole('textbox', { name: 'Text' })).toHaveLength(1)
  })

  it('is collapsed and expanded as a whole', async () => {
    const { user } = await editPage(serverWith(texts(2)))
    expect(await screen.findAllByRole('textbox', { name: 'Text' }, patient)).toHaveLength(2)
    await user.click(await button('Fold all sections'))
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
    await user.click(await button('Open all sections'))
    expect(screen.getAllByRole('textbox', { name: 'Text' })).toHaveLength(2)
  })
})

describe('a section of an unknown type', () => {
  it('can be moved, hidden and deleted, and is otherwise saved as it was', async () => {
    const server = serverWith(page(textSection(''), unknownSection))
    const { user } = await editPage(server)
    expect(card(2).queryByRole('spinbutton')).toBeNull()
    expect(card(2).getByText(/cannot edit it/)).toBeVisible()
    await user.click(card(2).getByRole('button', { name: 'Move up' }))
    await user.click(card(1).getByRole('button', { name: 'Hide section' }))
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections()).toEqual([{ ...unknownSection, hidden: true }, textSection('')])
    await user.click(await button('Edit page'))
    await user.click((await screen.findAllByRole('button', { name: 'Delete section' }, patient))[0]!)
    expect(titles()).toEqual(['Text block'])
  })
})

describe('the settings of every section', () => {
  it('are width and height in percent, margins, float and shadow (SECT-036, SECT-037, SECT-038, SECT-039, SECT-040)', async () => {
    const server = serverWith(page(textSection('<p>Huts</p>')))
    const { user } = await editPage(server)
    await user.type(await card(1).findByRole('spinbutton', { name: 'Width percent' }, patient), '40')
    await user.type(card(1).getByRole('spinbutton', { name: 'Height percent' }), '30')
    await user.type(card(1).getByRole('textbox', { name: 'Margins (pixels)' }), '0 16')
    const float = card(1).getByRole('combobox', { name: 'Float' })
    expect(
      within(float)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['None', 'Float left', 'Float right'])
    await user.selectOptions(float, 'Float right')
    await user.click(card(1).getByRole('checkbox', { name: 'Shadow' }))
    await waitFor(() => {
      const box = within(preview()).getByText('Huts').closest('[data-section]')
      expect(box?.getAttribute('style')).toMatch(/width: 40%;.*float: right; box-shadow: 2px 2px 5px/)
    })
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections()).toEqual([
      {
        ...textSection('<p>Huts</p>'),
        ...{ widthpercent: 40, heightpercent: 30, margins: '0 16', float: 'right', Shadow: true },
      },
    ])
  })

  it('point out margins that are no whole numbers, and keep them as typed', async () => {
    const { user } = await editPage(serverWith(page(textSection(''))))
    const margins = await card(1).findByRole('textbox', { name: 'Margins (pixels)' }, patient)
    await user.type(margins, '4 auto')
    expect(margins).toHaveAccessibleDescription(/anything else counts as 0/)
    expect(margins).toHaveValue('4 auto')
  })
})

describe('the settings of what is a link', () => {
  it('offer the headings of the page, with the words that were typed a moment ago', async () => {
    Element.prototype.scrollIntoView = () => {} // jsdom has no layout
    const hidden = { ...textSection('<h2>Secret</h2>'), hidden: true }
    const { user } = await editPage(serverWith(page(sectionOf('buttons'), textSection('<h2>Huts</h2>'), hidden)))
    await writeText(user, 2, '<h2>Prices</h2>')
    await user.click(await card(1).findByRole('button', { name: 'Choose link' }, patient))
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert link' }, patient))
    const options = await dialog.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['PricesHeading of this page'])
    await user.click(options[0]!)
    await user.click(dialog.getByRole('button', { name: 'Insert' }))
    await waitFor(() => expect(card(1).getByRole('textbox', { name: 'Leads to' })).toHaveValue('#h-prices'))
  })
})
