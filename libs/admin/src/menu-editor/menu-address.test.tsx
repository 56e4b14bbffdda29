import type { EditedMenuItem } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getHeadings, getMenu, inItem, openMenuEditor } from '../testing/menu-render.tsx'
import { menuItem, menuOf } from '../testing/menu-samples.ts'
import { texts } from './messages.ts'

const linked = (label: string) => inItem(label).getByRole('combobox', { name: 'Linked page', hidden: true })
const address = (label: string) => inItem(label).getByRole('textbox', { name: 'Address', hidden: true })

/** The menu that was sent first. */
const first = (sent: () => unknown[]) => (sent()[0] as Sent).menu
interface Sent {
  menu: EditedMenuItem[]
}

describe('a heading of the page', () => {
  const headings = [
    { anchor: 'h-contact', level: 1, words: 'Contact' },
    { anchor: 'h-how-to-find-us', level: 2, words: 'How to find us' },
  ]
  const heading = (label: string) => inItem(label).getByRole('combobox', { name: 'Heading', hidden: true })
  const find = (label: string) => inItem(label).findByRole('combobox', { name: 'Heading', hidden: true })
  const leadingTo = (to: string) => () => menuOf({ ...menuItem(1, 'Find us', 20), Address: to })

  it('is chosen from a list, and taken away again', async () => {
    const { user, press, save, sent, calls } = await openMenuEditor({ [getHeadings]: () => headings })
    await press('Contact us', 'Address')
    await user.selectOptions(await find('Contact us'), 'h-how-to-find-us')
    expect(address('Contact us')).toHaveValue('/contact#h-how-to-find-us')
    await save()
    await waitFor(() => expect(first(sent)[3]).toMatchObject({ idPage: 20, Address: '/contact#h-how-to-find-us' }))
    expect(calls).toContainEqual([getHeadings, { id: 20 }])
    await user.selectOptions(heading('Contact us'), 'Top of the page')
    expect(address('Contact us')).toHaveValue('/contact')
  })

  it('is offered at once when a page is chosen, and needs no address to be typed', async () => {
    const { user, save, sent } = await openMenuEditor({ [getHeadings]: ({ id }) => (id === 20 ? headings : []) })
    await user.selectOptions(linked('Programme'), '20')
    expect(await find('Programme')).toHaveDisplayValue('Top of the page')
    await user.selectOptions(heading('Programme'), 'h-how-to-find-us')
    expect(heading('Programme')).toHaveFocus()
    expect(inItem('Programme').queryByRole('textbox', { name: 'Address', hidden: true })).toBeNull()
    await save()
    await waitFor(() => expect(first(sent)[2]).toMatchObject({ idPage: 20, Address: '/contact#h-how-to-find-us' }))
    await user.selectOptions(heading('Programme'), 'Top of the page')
    await save()
    await waitFor(() => expect((sent()[1] as Sent).menu[2]).toMatchObject({ idPage: 20, Address: '' }))
    await user.selectOptions(linked('Programme'), 'Gear hire')
    await waitFor(() =>
      expect(inItem('Programme').queryByRole('combobox', { name: 'Heading', hidden: true })).toBeNull(),
    )
  })

  it('shows its address once that is asked for', async () => {
    const { user, press } = await openMenuEditor({ [getHeadings]: () => headings })
    await user.selectOptions(linked('Programme'), '20')
    await user.selectOptions(await find('Programme'), 'h-how-to-find-us')
    await press('Programme', 'Address')
    expect(address('Programme')).toHaveValue('/contact#h-how-to-find-us')
  })

  it('says so where it has gone from the page', async () => {
    const { user } = await openMenuEditor({
      [getHeadings]: () => headings,
      [getMenu]: leadingTo('/contact#h-opening-hours'),
    })
    expect(await find('Find us')).toBeInvalid()
    expect(heading('Find us')).toHaveDisplayValue('#h-opening-hours')
    expect(heading('Find us')).toHaveAccessibleDescription('The page has no such heading any more. Choose another one.')
    await user.selectOptions(heading('Find us'), 'Contact')
    expect(heading('Find us')).not.toBeInvalid()
  })

  it('says so also where the page has no headings left', async () => {
    await openMenuEditor({ [getMenu]: leadingTo('/contact#h-opening-hours') })
    expect(await inItem('Find us').findByText(/^The page has no such heading any more/)).toBeVisible()
  })

  it('may be the name of something else on the page: it is told, and not wrong', async () => {
    await openMenuEditor({ [getHeadings]: () => headings, [getMenu]: leadingTo('/contact#map') })
    expect(await find('Find us')).not.toBeInvalid()
    expect(heading('Find us')).toHaveDisplayValue('#map')
    expect(heading('Find us')).toHaveAccessibleDescription(/^This page has no such heading\. Visitors come to its top/)
  })

  it('is not asked of another site, and not offered where there is none', async () => {
    const { calls } = await openMenuEditor({
      [getMenu]: () =>
        menuOf(
          { ...menuItem(1, 'Gear'), Address: 'https://example.org' },
          { ...menuItem(2, 'Us', 20), Address: '/contact#a' },
        ),
    })
    await waitFor(() => expect(calls.filter(([call]) => call === getHeadings)).toEqual([[getHeadings, { id: 20 }]]))
    expect(await inItem('Us').findByText(/^This page has no such heading\. Visitors come to its top/)).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Heading', hidden: true })).not.toBeInTheDocument()
  })

  it('is said to be missing where somebody looks for one on a page without any', async () => {
    const { press } = await openMenuEditor({ [getHeadings]: () => [] })
    await press('Contact us', 'Address')
    expect(address('Contact us')).toHaveValue('/contact#')
    expect(await inItem('Contact us').findByText('This page has no headings to choose from.')).toBeVisible()
  })
})

describe('an item that leads to an address', () => {
  it('is given one in place of a page, with the focus in its field, and saved with it', async () => {
    const { user, press, save, sent } = await openMenuEditor()
    await press('Programme', 'Address')
    expect(address('Programme')).toHaveFocus()
    await user.keyboard('https://example.org/gear')
    await save()
    await screen.findByText(/^Saved \d/)
    expect(first(sent)[2]).toMatchObject({ Label: 'Programme', idPage: 0, Address: 'https://example.org/gear' })
    // the others come as they did before there were addresses
    expect(first(sent)[0]).not.toHaveProperty('Address')
    expect(linked('Programme')).toHaveDisplayValue('No page')
  })

  it('begins with the page that it led to, for a heading of that', async () => {
    const { user, press, save, sent } = await openMenuEditor()
    await press('Contact us', 'Address')
    expect(address('Contact us')).toHaveValue('/contact#')
    await user.keyboard('map')
    await save()
    await waitFor(() => expect(first(sent)[3]).toMatchObject({ idPage: 20, Address: '/contact#map' }))
  })

  it('changes nothing by being looked at', async () => {
    const { user, press } = await openMenuEditor()
    await press('Contact us', 'Address')
    expect(address('Contact us')).toHaveValue('/contact#')
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
    await press('Contact us', 'Address')
    expect(inItem('Contact us').queryByRole('textbox', { name: 'Address', hidden: true })).not.toBeInTheDocument()
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
    await press('Contact us', 'Address')
    await user.keyboard('map')
    expect(await screen.findByText('Not saved yet')).toBeVisible()
  })

  it('leads to a page again once one is chosen, and without its address then', async () => {
    const { user, save, sent } = await openMenuEditor({
      [getMenu]: () => menuOf({ ...menuItem(1, 'Gear'), Address: 'https://example.org' }),
    })
    expect(address('Gear')).toHaveValue('https://example.org')
    await user.selectOptions(linked('Gear'), 'Gear hire')
    expect(inItem('Gear').queryByRole('textbox', { name: 'Address', hidden: true })).not.toBeInTheDocument()
    await save()
    await waitFor(() => expect(first(sent)).toMatchObject([{ idPage: 10, Address: '' }]))
  })

  it.each([
    ['javascript:alert(1)', texts.noAddress()],
    ['/no-such#map', 'There is no page at /no-such.'],
  ])('says that %s is none, once the field is left', async (typed, problem) => {
    const { user, press } = await openMenuEditor()
    await press('Programme', 'Address')
    await user.keyboard(typed)
    expect(address('Programme')).not.toBeInvalid()
    await user.tab()
    expect(address('Programme')).toBeInvalid()
    expect(address('Programme')).toHaveAccessibleDescription(problem)
  })

  it('is no heading that is hidden with all below it', async () => {
    await openMenuEditor({
      [getMenu]: () => menuOf({ ...menuItem(1, 'Gear', 0, [menuItem(2, 'Old', 11)]), Address: 'https://example.org' }),
    })
    await screen.findByText('Hidden: its page is not published')
    expect(screen.queryByText(/everything below it is hidden/)).not.toBeInTheDocument()
  })
})
