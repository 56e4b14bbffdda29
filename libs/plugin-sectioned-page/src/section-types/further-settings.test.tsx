import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hut } from '../testing/edit-page.tsx'
import { showSettings } from '../testing/show-settings.tsx'
import { AccordionSettings } from './accordion/AccordionSettings.tsx'
import { accordionModel, type AccordionConfig } from './accordion/model.ts'
import { ButtonsSettings } from './buttons/ButtonsSettings.tsx'
import { type ButtonsConfig, buttonsModel } from './buttons/model.ts'
import { CardsSettings } from './cards/CardsSettings.tsx'
import { blankCard, type CardsConfig, cardsModel } from './cards/model.ts'
import { ColumnsSettings } from './columns/ColumnsSettings.tsx'
import { columnsModel } from './columns/model.ts'
import { ContentsSettings } from './contents/ContentsSettings.tsx'
import { contentsModel } from './contents/model.ts'
import { GallerySettings } from './gallery/GallerySettings.tsx'
import { type GalleryConfig, galleryModel } from './gallery/model.ts'
import { quoteModel } from './quote/model.ts'
import { QuoteSettings } from './quote/QuoteSettings.tsx'
import { separatorModel } from './separator/model.ts'
import type { SectionSettingsProps } from './section-type.ts'
import { SeparatorSettings } from './separator/SeparatorSettings.tsx'
import { linkAddress } from './shared/link-address.ts'
import { PageHeadingsProvider } from './shared/page-headings.ts'

const prices = [{ id: 'h-prices', level: 2, words: 'Prices' }]

/** Settings on a page that has a heading. */
function inPage<Config>(Settings: ComponentType<SectionSettingsProps<Config>>) {
  return function InPage(props: SectionSettingsProps<Config>) {
    return (
      <PageHeadingsProvider value={() => prices}>
        <Settings {...props} />
      </PageHeadingsProvider>
    )
  }
}

const entry = (name: string) => within(screen.getByRole('group', { name }))

describe('the settings of buttons', () => {
  it('add, move and delete buttons, at least one and four at most, by keyboard too', async () => {
    const { user, last } = showSettings(ButtonsSettings, buttonsModel.blank())
    await user.type(entry('Button 1').getByRole('textbox', { name: 'Words on the button' }), 'Book')
    expect(entry('Button 1').getByRole('button', { name: 'Delete button' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Add button' }))
    expect(entry('Button 2').getByRole('textbox', { name: 'Words on the button' })).toHaveFocus()
    await user.keyboard('Call')
    await user.click(entry('Button 2').getByRole('button', { name: 'Move button up' }))
    expect(last()?.Buttons.map(({ Text, Primary }) => [Text, Primary])).toEqual([
      ['Call', false],
      ['Book', true],
    ])
    expect(entry('Button 1').getByRole('button', { name: 'Move button down' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(last()?.Buttons.map(({ Text }) => Text)).toEqual(['Book', 'Call'])
    for (let more = 0; more < 2; more++) await user.click(screen.getByRole('button', { name: 'Add button' }))
    expect(screen.getByRole('button', { name: 'Add button' })).toBeDisabled()
    expect(screen.getByText('There can be 4 at most.')).toBeVisible()
    await user.click(entry('Button 4').getByRole('button', { name: 'Delete button' }))
    expect(last()?.Buttons).toHaveLength(3)
    expect(entry('Button 3').getByRole('button', { name: 'Delete button' })).toHaveFocus()
  })

  it('say where an address leads, or that it leads nowhere', async () => {
    const { user, last } = showSettings(ButtonsSettings, buttonsModel.blank())
    const address = screen.getByRole('textbox', { name: 'Leads to' })
    await user.type(address, 'contact')
    expect(address).toHaveAccessibleDescription('Leads to /contact')
    await user.clear(address)
    await user.type(address, 'javascript:x')
    expect(address).toHaveAccessibleDescription('This leads nowhere, so visitors do not see the link.')
    expect(last()?.Buttons[0]?.Address).toBe('javascript:x')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Alignment' }), 'Centred')
    expect(last()?.Align).toBe('center')
  })
})

describe('where a button or a card leads', () => {
  const search = vi.fn(() => ({ results: [{ title: 'Our huts', address: '/huts', text: '' }] }))
  const answers = {
    'GET public/search.json.php': search,
    'GET protected/file-get-list.json.php': () => [{ ...hut, name: 'huts.pdf', caption: '' }],
  }
  const open = async (user: UserEvent, name: string) => {
    await user.click(entry(name).getByRole('button', { name: 'Choose link' }))
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 60_000 }))
    const address = dialog.getByRole('combobox', { name: 'Address' })
    return { dialog, address, done: (button: string) => user.click(dialog.getByRole('button', { name: button })) }
  }
  beforeEach(() => void (Element.prototype.scrollIntoView = () => {})) // jsdom has no layout

  it('is found among pages and files, as in texts; a new window is not asked for', async () => {
    const { user, last } = showSettings(ButtonsSettings, buttonsModel.blank(), answers)
    const { dialog, address, done } = await open(user, 'Button 1')
    expect(dialog.queryByRole('checkbox')).toBeNull()
    await user.type(address, 'hut')
    await user.click(await dialog.findByRole('option', { name: /Our huts/ }))
    expect(address).toHaveValue('/huts')
    await done('Insert')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(last()?.Buttons[0]?.Address).toBe('/huts')
    const again = await open(user, 'Button 1')
    await user.clear(again.address)
    await user.type(again.address, 'huts.pdf')
    await user.click(await again.dialog.findByRole('option', { name: /huts\.pdf.*File/ }))
    await again.done('Save')
    await waitFor(() => expect(last()?.Buttons[0]?.Address).toBe('/api/1/private/file-get.php?id=12'))
    await (await open(user, 'Button 1')).done('Remove link')
    await waitFor(() => expect(last()?.Buttons[0]?.Address).toBe(''))
  })

  it.each([
    ['hello@example.org', 'mailto:hello@example.org'],
    ['0211 234 567', 'tel:0211234567'],
    ['111', 'tel:111'],
    ['example.org', 'https://example.org'],
  ])('understands %s, which a card then leads to', async (typed, meant) => {
    const { user, last } = showSettings(CardsSettings, cardsModel.blank(), answers)
    const { address, done } = await open(user, 'Card 2')
    await user.type(address, typed)
    await done('Insert')
    await waitFor(() => expect(last()?.Cards[1]?.Address).toBe(meant))
    expect(linkAddress(meant)).toBe(meant)
  })

  it('may be a page that is not there yet, once that was said', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string) => new Response(null, { status: path === '/huts' ? 200 : 404 })),
    )
    const { user, last } = showSettings(ButtonsSettings, buttonsModel.blank(), answers)
    const { dialog, address, done } = await open(user, 'Button 1')
    await user.type(address, 'prices')
    await done('Insert')
    expect(await dialog.findByText(/There is nothing at \/prices yet/)).toBeVisible()
    await done('Insert')
    await waitFor(() => expect(last()?.Buttons[0]?.Address).toBe('/prices'))
    const again = await open(user, 'Button 1')
    await user.clear(again.address)
    await user.type(again.address, 'huts')
    await again.done('Save')
    await waitFor(() => expect(last()?.Buttons[0]?.Address).toBe('/huts'))
    vi.unstubAllGlobals()
  })

  it('is a heading of the page', async () => {
    const { user, last } = showSettings(inPage(ButtonsSettings), buttonsModel.blank(), answers)
    const { dialog, done } = await open(user, 'Button 1')
    await user.click(await dialog.findByRole('option', { name: /Prices.*Heading of this page/ }))
    await done('Insert')
    await waitFor(() => expect(last()?.Buttons[0]?.Address).toBe('#h-prices'))
  })

  it('is refused with a word where it is nonsense; what was typed stays, in the field too', async () => {
    const start = { ...buttonsModel.blank(), Buttons: [{ Text: 'Book', Address: 'our page', Primary: true }] }
    const { user, given } = showSettings<ButtonsConfig>(ButtonsSettings, start, answers)
    expect(screen.getByRole('textbox', { name: 'Leads to' })).toHaveAccessibleDescription(/leads nowhere/)
    const { dialog, address, done } = await open(user, 'Button 1')
    expect(address).toHaveValue('our page')
    await done('Save')
    expect(await dialog.findByText('This address cannot be used.')).toBeVisible()
    await user.type(address, '!')
    expect(dialog.queryByText('This address cannot be used.')).toBeNull()
    await done('Save')
    expect(await dialog.findByText('This address cannot be used.')).toBeVisible()
    expect(address).toHaveValue('our page!')
    await done('Cancel')
    expect(screen.getByRole('textbox', { name: 'Leads to' })).toHaveValue('our page')
    expect(given).toEqual([])
  })
})

describe('the settings of cards', () => {
  it('choose a picture with its size and caption, and remove it again', async () => {
    const { user, last } = showSettings(CardsSettings, cardsModel.blank(), {
      'GET protected/folder-get-list.json.php': () => [],
      'GET protected/file-get-list.json.php': () => [hut],
    })
    await user.click(entry('Card 2').getByRole('button', { name: 'Choose picture' }))
    await user.click(await screen.findByRole('button', { name: 'hut.jpg' }))
    await waitFor(() =>
      expect(last()?.Cards[1]).toMatchObject({
        ImageId: 12,
        ImageWidth: 640,
        ImageHeight: 480,
        Alt: 'The hut in June',
      }),
    )
    await user.type(entry('Card 2').getByRole('textbox', { name: 'Heading' }), 'Hut')
    await user.click(entry('Card 2').getByRole('button', { name: 'Remove picture' }))
    expect(last()?.Cards[1]).toMatchObject({ Heading: 'Hut' })
    expect(last()?.Cards[1]).not.toHaveProperty('ImageId')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cards beside one another' }), 'Four')
    expect(last()?.Columns).toBe(4)
  })
})

describe('the focal point', () => {
  it('is set of the picture of a card, which has no choice of a shape, and goes with that picture', async () => {
    const config = { ...cardsModel.blank(), Cards: [{ ...blankCard(), ImageId: 12 }] }
    const { user, last } = showSettings<CardsConfig>(CardsSettings, config)
    await user.click(entry('Card 1').getByRole('button', { name: 'Crop' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop picture' }))
    expect(dialog.queryByRole('combobox')).toBeNull()
    dialog.getByRole('slider', { name: 'Focal point' }).focus()
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(last()?.Cards[0]).toMatchObject({ FocusX: 50, FocusY: 40 }))
    await user.click(entry('Card 1').getByRole('button', { name: 'Remove picture' }))
    expect(last()?.Cards[0]).toEqual(blankCard())
  })

  it('is set of each picture of a gallery, and taken back to the middle', async () => {
    const Pictures = [
      { Id: 1, Alt: '' },
      { Id: 2, Alt: '', FocusX: 10, FocusY: 20 },
    ]
    const { user, last } = showSettings<GalleryConfig>(GallerySettings, { ...galleryModel.blank(), Pictures })
    await user.click(entry('Picture 2').getByRole('button', { name: 'Crop' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop picture' }))
    await user.click(dialog.getByRole('button', { name: 'Centre' }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(last()?.Pictures).toEqual(Pictures.map(({ Id, Alt }) => ({ Id, Alt }))))
  })
})

describe('the settings of an accordion', () => {
  it('edit titles and rich texts', async () => {
    const { user, last } = showSettings<AccordionConfig>(AccordionSettings, {
      ...accordionModel.blank(),
      Entries: [
        { Title: 'Dogs?', Content: '<p>No</p>' },
        { Title: 'Cats?', Content: '<p>Yes</p>' },
      ],
    })
    await user.type(entry('Entry 2').getByRole('textbox', { name: 'Title' }), '!')
    await user.click(entry('Entry 2').getByRole('button', { name: 'Edit HTML' }))
    const source = await entry('Entry 2').findByRole('textbox', { name: 'Text 2 (HTML)' })
    await user.clear(source)
    await user.click(source)
    await user.paste('<p>Perhaps</p>')
    await user.tab()
    await waitFor(() =>
      expect(last()?.Entries).toEqual([
        { Title: 'Dogs?', Content: '<p>No</p>' },
        { Title: 'Cats?!', Content: '<p>Perhaps</p>' },
      ]),
    )
    await user.click(screen.getByRole('checkbox', { name: 'The first entry is open at first' }))
    expect(last()?.FirstOpen).toBe(true)
  })
})

describe('the settings of columns', () => {
  it('have two to four texts, and of two one may be wider', async () => {
    const { user, last } = showSettings(ColumnsSettings, columnsModel.blank())
    expect(entry('Column 1').getByRole('button', { name: 'Delete column' })).toBeDisabled()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Widths' }), 'The second is wider')
    expect(last()?.Widths).toBe('1:2')
    await user.click(screen.getByRole('button', { name: 'Add column' }))
    expect(screen.queryByRole('combobox', { name: 'Widths' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Text 3' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add column' }))
    expect(screen.getByRole('button', { name: 'Add column' })).toBeDisabled()
    expect(last()?.Columns).toHaveLength(4)
  })
})

describe('the settings of small sections', () => {
  it('of a quote', async () => {
    const { user, last } = showSettings(QuoteSettings, quoteModel.blank())
    await user.type(screen.getByRole('textbox', { name: 'Quotation' }), 'Fine')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rangi')
    await user.type(screen.getByRole('textbox', { name: 'Source' }), 'Guest book')
    expect(last()).toEqual({ Text: 'Fine', Name: 'Rangi', Source: 'Guest book' })
  })

  it('of a table of contents', async () => {
    const { user, last } = showSettings(ContentsSettings, contentsModel.blank())
    await user.clear(screen.getByRole('textbox', { name: 'Title' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Headings' }), 'Three levels')
    expect(last()).toEqual({ Title: '', Levels: 3 })
  })

  it('of a separator', async () => {
    const { user, last } = showSettings(SeparatorSettings, separatorModel.blank())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Look' }), 'Three dots')
    expect(last()).toEqual({ Look: 'dots' })
  })
})
