import { ApiError } from '@sitewright/api-client'
import { finishedLooks, lookChoices, shownAccent, theme } from '@sitewright/theme'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { loadLook, publishLook, sampleFooter, sampleLook } from '../testing/look-samples.ts'
import { openLook } from '../testing/open-look.tsx'
import { writeLookFile } from './look-file.ts'
import { conflictQuestion } from './use-edited-look.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('style')
})

const publish = () => screen.getByRole('button', { name: 'Publish look' })
const accent = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent' })
const harbour = finishedLooks.find(({ name }) => name === 'Harbour')!.look

async function write(field: HTMLInputElement, text: string) {
  fireEvent.change(field, { target: { value: text } })
}

describe('the look', () => {
  it('is public once it is published, and this document has it at once', async () => {
    const { user, part, sent, refresh } = await openLook()
    expect(publish()).toBeDisabled()
    expect(screen.getByText('This is how the site looks')).toBeVisible()
    await part('Colours')
    await write(accent(), '#8A1C4B')
    expect(screen.getByText('Not published yet')).toBeVisible()
    await user.click(publish())
    expect(await screen.findByText('Published')).toBeVisible()
    expect(sent()).toEqual([{ look: { ...sampleLook.look, accent: '#8a1c4b' }, footer: sampleFooter, base: 7 }])
    expect(publish()).toBeDisabled()
    expect(refresh).toHaveBeenCalledOnce()
    expect(document.documentElement.style.getPropertyValue('--chakra-colors-accent-solid')).not.toBe('')
  })

  it('goes on from what was published before it', async () => {
    const { user, part, sent } = await openLook()
    await part('Colours')
    for (const color of ['#111111', '#222222']) {
      await write(accent(), color)
      await user.click(publish())
      await waitFor(() => expect(publish()).toBeDisabled())
    }
    expect(sent().map(({ base }) => base)).toEqual([7, 8])
  })

  it('does not take a word for a colour, says how one is written, and leaves it there', async () => {
    const { user, part, drawn } = await openLook()
    await part('Colours')
    await user.clear(accent())
    await user.type(accent(), 'navy')
    expect(screen.getByText('A colour is written #rrggbb, such as #3092cd.')).toBeVisible()
    expect(publish()).toBeDisabled()
    await user.tab()
    expect(accent()).toHaveValue('navy')
    expect(screen.getByText('A colour is written #rrggbb, such as #3092cd.')).toBeVisible()
    expect(drawn.every(({ look }) => look.accent === '#3092cd')).toBe(true)
  })

  it('says how an accent comes out, so that text on it can be read', async () => {
    const { user, part } = await openLook()
    await part('Colours')
    await write(accent(), '#ffd84a')
    const { light, dark } = shownAccent({ ...theme, accent: '#ffd84a' })
    const shown = () => screen.getByText(/^Shown as/)
    expect(shown()).toHaveTextContent(`Shown as ${light} in light and ${dark} in dark so that text can be read.`)
    await user.click(screen.getByRole('radio', { name: 'Always dark' }))
    expect(shown()).toHaveTextContent(`Shown as ${dark} so that text can be read.`)
    await write(accent(), dark)
    expect(screen.queryByText(new RegExp(`^Shown as ${dark}`))).toBeNull()
  })

  it('can be begun with a finished one', async () => {
    const { user, sent } = await openLook()
    const card = screen.getByRole('button', { name: /^Harbour/ })
    expect(screen.getByRole('button', { name: /^Clear sky/ })).toHaveAttribute('aria-pressed', 'true')
    await user.click(card)
    expect(card).toHaveAttribute('aria-pressed', 'true')
    await user.click(publish())
    await waitFor(() => expect(sent()).toEqual([{ look: harbour, footer: sampleFooter, base: 7 }]))
  })

  it('is changed by every choice', async () => {
    const { user, part, sent } = await openLook()
    await part('Type')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text' }), 'Book')
    const headings = screen.getByRole('combobox', { name: 'Headings' })
    // what visitors have to download is said, and how much it is
    expect(within(headings).getByRole('group', { name: 'Downloaded once by each visitor' })).toContainElement(
      within(headings).getByRole('option', { name: 'Lora, 38 kB' }),
    )
    await user.selectOptions(headings, 'Slab')
    await part('Masthead and menu')
    for (const name of ['Centred', 'Across the window', 'Filled', 'In the footer'])
      await user.click(screen.getByRole('radio', { name }))
    await part('Shape')
    fireEvent.change(screen.getByRole('slider', { name: 'Corners' }), { target: { value: '105' } })
    await part('Colours')
    await user.click(screen.getByRole('radio', { name: 'Always dark' }))
    await user.click(publish())
    await waitFor(() => expect(sent()).toHaveLength(1))
    const { look } = sent()[0]!
    expect(look).toMatchObject({
      ...{ masthead: 'centred', mastheadWidth: 'window', menu: 'solid', links: 'footer' },
      ...{ scheme: 'dark', roundness: 1.05 },
    })
    expect([look.fonts.body, look.fonts.heading]).toEqual([
      expect.stringContaining('Palatino'),
      expect.stringContaining('Rockwell'),
    ])
  })

  it('has every layout of the masthead to choose from', async () => {
    const { user, part, sent } = await openLook()
    await part('Masthead and menu')
    const layouts = within(screen.getByRole('radiogroup', { name: 'Name and menu' })).getAllByRole('radio')
    expect(layouts.map((radio) => radio.getAttribute('value'))).toEqual(lookChoices.masthead)
    await user.click(screen.getByRole('radio', { name: 'Over a picture' }))
    await user.click(publish())
    await waitFor(() => expect(sent()).toMatchObject([{ look: { masthead: 'picture' } }]))
  })

  it('is not lost where it could not be published', async () => {
    const { user, part } = await openLook({
      [publishLook]: () => {
        throw new ApiError('refused', { status: 400, body: { error: 'accent is a colour written #rrggbb' } })
      },
    })
    await part('Colours')
    await write(accent(), '#8a1c4b')
    await user.click(publish())
    expect(await findMessage()).toMatch(/^The look was not published/)
    await answer(user)
    expect(await screen.findByText('accent is a colour written #rrggbb')).toBeVisible()
    expect(accent()).toHaveValue('#8a1c4b')
    expect(publish()).toBeEnabled()
  })

  it('replaces that of somebody else only after a question', async () => {
    let id = 9
    const { user, part, sent } = await openLook({
      [loadLook]: () => ({ ...sampleLook, id: (id = id === 9 ? 7 : 11), look: { ...sampleLook.look, menu: 'solid' } }),
      [publishLook]: ({ base }) => {
        if (base !== 11) throw new ApiError('late', { status: 409, body: {} })
        return { id: 12 }
      },
    })
    await part('Colours')
    await write(accent(), '#8a1c4b')
    await user.click(publish())
    expect(await findMessage()).toBe(conflictQuestion())
    await answer(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(publish()).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Back to the published look' }))
    await part('Masthead and menu')
    expect(screen.getByRole('radio', { name: 'Filled' })).toBeChecked()
    expect(publish()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(publish())
    await waitFor(() => expect(sent().map(({ base }) => base)).toEqual([7, 11]))
    expect(await screen.findByText('Published')).toBeVisible()
  })

  it('says where it cannot be loaded, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    await openLook({
      [loadLook]: () => {
        if (tries++ === 0) setTimeout(() => screen.getByRole('button', { name: 'Try again' }).click(), 50)
        if (tries === 1) throw new ApiError('down', { status: 500 })
        return sampleLook
      },
    })
    expect(tries).toBe(2)
  })
})

describe('steps', () => {
  it('are undone and done again, by button and by key', async () => {
    const { user } = await openLook()
    const pressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
    await user.click(screen.getByRole('button', { name: /^Harbour/ }))
    await user.click(screen.getByRole('button', { name: /^Meadow/ }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(pressed(/^Harbour/)).toBe('true')
    await user.keyboard('{Control>}z{/Control}')
    expect(pressed(/^Clear sky/)).toBe('true')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    expect(screen.getByText('Undo')).toBeVisible()
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await user.click(screen.getByText('Redo'))
    expect(pressed(/^Meadow/)).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Back to the published look' }))
    expect(pressed(/^Clear sky/)).toBe('true')
  })

  it('are the browser’s own while a text is written', async () => {
    const { user, part } = await openLook()
    await user.click(screen.getByRole('button', { name: /^Harbour/ }))
    await part('Footer')
    await user.click(screen.getByRole('textbox', { name: 'Last line' }))
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled()
  })
})

describe('what was published before', () => {
  it('is listed, taken up, and public only once it is published', async () => {
    const { user, sent } = await openLook()
    await user.click(screen.getByRole('button', { name: 'History' }))
    const dialog = await findDialog('History of looks')
    const rows = await dialog.findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/by Ana Māhina · how the site looks now/)
    await user.click(within(rows[1]!).getByRole('button', { name: 'Use this version' }))
    expect(await screen.findByText(/^Taken up, with the footer of that time\. Visitors see it/)).toBeVisible()
    expect(sent()).toEqual([])
    await user.click(publish())
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({ look: { accent: '#8a1c4b' }, footer: { line: 'Since 1921' } }),
    )
  })

  it('ends with the look that the site came with', async () => {
    const { user, sent } = await openLook({
      [loadLook]: () => ({
        ...sampleLook,
        look: { ...sampleLook.look, menu: 'solid' },
        footer: { ...sampleLook.footer, line: 'Since 1921', imprint: 2 },
      }),
    })
    await user.click(screen.getByRole('button', { name: 'History' }))
    const rows = await (await findDialog('History of looks')).findAllByRole('listitem')
    expect(rows.at(-1)).toHaveTextContent('As the site came')
    await user.click(within(rows.at(-1)!).getByRole('button', { name: 'Use this version' }))
    expect(screen.getByRole('button', { name: /^Clear sky/ })).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('Taken up; your footer stays. Visitors see it once you publish it.')).toBeVisible()
    await user.click(publish())
    await waitFor(() => expect(sent()[0]!.footer).toMatchObject({ line: 'Since 1921', imprint: 2 }))
  })

  it('may be nothing', async () => {
    const { user } = await openLook({ 'GET private/look-get-history.json.php': () => [] })
    await user.click(screen.getByRole('button', { name: 'History' }))
    expect(await screen.findByRole('listitem')).toHaveTextContent('As the site came · how the site looks now')
  })
})

describe('a file', () => {
  const choose = (content: string) =>
    fireEvent.change(screen.getByLabelText('File with a look'), {
      target: { files: [new File([content], 'harbour.json')] },
    })

  it('is saved under the name of the site, and said to be without a footer', async () => {
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:look', revokeObjectURL() {} })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = await openLook()
    const button = screen.getByRole('button', { name: 'Export' })
    expect(button).toHaveAccessibleDescription('Export leaves the footer out: that is this site’s own.')
    await user.click(button)
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^look-ridgeline-club-\d{4}-\d\d-\d\d\.json$/)]))
  })

  it('brings a look', async () => {
    await openLook()
    choose(writeLookFile(harbour))
    expect(await screen.findByText(/^‘harbour.json’ was imported/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Harbour/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it('is refused as a whole with all that is wrong', async () => {
    await openLook()
    choose(JSON.stringify({ ...harbour, accent: 'red', textSize: 9 }))
    const list = within(await screen.findByRole('alert'))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '‘Accent’ (accent) is a colour written #rrggbb, not ‘red’.',
      '‘Size of text’ (textSize) is a number from 0.9 to 1.25, not 9.',
    ])
    expect(screen.getByRole('button', { name: /^Clear sky/ })).toHaveAttribute('aria-pressed', 'true')
    expect(publish()).toBeDisabled()
  })
})
