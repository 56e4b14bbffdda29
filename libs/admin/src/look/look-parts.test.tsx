import { ApiError, maxFooterHtml, type SiteSettingsObject } from '@sitewright/api-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countedSaves } from '../testing/document-samples.ts'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { loadLook, sampleFooter, sampleLook } from '../testing/look-samples.ts'
import { saveSettings } from '../testing/settings-render.tsx'
import { sampleSettings } from '../testing/settings-samples.ts'
import { openLook } from '../testing/open-look.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('style')
})

const publish = () => screen.getByRole('button', { name: 'Publish look' })
const accent = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent' })

async function write(field: HTMLInputElement, text: string) {
  fireEvent.change(field, { target: { value: text } })
}

describe('the footer', () => {
  it('links imprint and privacy page, which are asked for as long as one is missing', async () => {
    const { user, sent } = await openLook()
    const asked = () => screen.queryByText(/^Many countries ask every site for an imprint/)
    expect(asked()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose them' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Imprint' })).toHaveFocus())
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Imprint' })).toBeEnabled())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Imprint' }), 'Our huts')
    expect(asked()).toHaveTextContent('Your privacy page is missing: choose it')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Privacy page' }), 'Welcome')
    expect(asked()).toBeNull()
    await user.click(publish())
    await waitFor(() => expect(sent()[0]!.footer).toMatchObject({ imprint: 2, privacy: 1 }))
  })

  it('has columns that are added, headed, moved and removed', async () => {
    const { user, part, sent } = await openLook()
    await part('Footer')
    for (const heading of ['Where', 'When']) {
      await user.click(screen.getByRole('button', { name: 'Add column' }))
      const fields = screen.getAllByRole('textbox', { name: /^Heading of column/ })
      await waitFor(() => expect(fields.at(-1)).toHaveFocus())
      await user.type(fields.at(-1)!, heading)
    }
    await user.click(screen.getAllByRole('button', { name: 'Move column on' })[0]!)
    const headings = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Heading of column/ }).map(({ value }) => value)
    expect(headings()).toEqual(['When', 'Where'])
    await user.click(screen.getAllByRole('button', { name: 'Remove column' })[0]!)
    expect(headings()).toEqual(['Where'])
    await user.click(publish())
    await waitFor(() => expect(sent()[0]!.footer.columns).toEqual([{ heading: 'Where', html: '' }]))
  })
})

describe('a text of the footer', () => {
  const withText = (length: number) => ({
    [loadLook]: () => ({
      ...sampleLook,
      footer: { ...sampleFooter, columns: [{ heading: 'Where', html: 'x'.repeat(length) }] },
    }),
  })

  it('that is too long is not sent, and what says how much too long it is has the focus', async () => {
    const { user, part, sent } = await openLook(withText(maxFooterHtml + 1234))
    await user.click(screen.getByRole('button', { name: /^Harbour/ }))
    await user.click(publish())
    const problem = screen.getByRole('alert')
    expect(problem).toHaveTextContent(
      '1,234 characters too long: a column can have at most 10,000, formatting included.',
    )
    expect(problem).toHaveFocus()
    expect(sent()).toEqual([])
    await part('Footer')
    await user.click(screen.getByRole('button', { name: 'Large preview' }))
    await user.click(publish())
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  it('says how much room it has once there is little', async () => {
    const { part } = await openLook(withText(9000))
    await part('Footer')
    expect(screen.getByText('9,000 of at most 10,000 characters, formatting included.')).toBeVisible()
  })
})

describe('pictures of the site', () => {
  it('are settings, stored at once with whatever others have changed', async () => {
    const { user, part, calls } = await openLook()
    const stored = () =>
      calls.flatMap(([key, input]) => (key === saveSettings ? [(input as SiteSettingsObject).SiteBackground] : []))
    await part('Logos and pictures')
    const background = within(await screen.findByRole('group', { name: 'Page background' }))
    await user.click(background.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(stored()).toEqual([0]))
    const toast = within((await screen.findByText('Saved')).closest<HTMLElement>('[role=status]')!)
    await user.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(stored()).toEqual([0, sampleSettings.SiteBackground]))
    expect(screen.queryByText('Not published yet')).toBeNull()
  })

  it('leave what somebody else saves of the settings meanwhile', async () => {
    const counted = countedSaves()
    let SiteTitle = 'Before'
    const { user, part, calls } = await openLook({
      ...counted.answers,
      'GET private/get-site-settings.json.php': () => ({ ...sampleSettings, SiteTitle }),
      [saveSettings]: ({ base }: { base?: number }) => {
        if (SiteTitle === 'Before') {
          SiteTitle = 'Meanwhile'
          counted.saveElsewhere()
        }
        counted.save(base)
        return {}
      },
    })
    await part('Logos and pictures')
    const background = within(await screen.findByRole('group', { name: 'Page background' }))
    await user.click(background.getByRole('button', { name: 'Clear' }))
    await screen.findByText('Saved')
    const saves = calls.filter(([key]) => key === saveSettings).map(([, input]) => input)
    expect(saves.at(-1)).toMatchObject({ SiteTitle: 'Meanwhile', SiteBackground: 0, base: 4 })
  })

  it('stay as they were where that fails', async () => {
    const { user, part } = await openLook({
      [saveSettings]: () => {
        throw new ApiError('refused', { status: 403, body: {} })
      },
    })
    await part('Logos and pictures')
    const background = within(await screen.findByRole('group', { name: 'Page background' }))
    await user.click(background.getByRole('button', { name: 'Clear' }))
    expect(await findMessage()).toMatch(/^The picture was not changed/)
    await answer(user)
    expect(background.getByRole('img')).toBeVisible()
  })
})

describe('the preview', () => {
  const frame = (title: RegExp) => screen.getByTitle<HTMLIFrameElement>(title)
  const text = (title: RegExp) => frame(title).contentDocument?.body.textContent ?? ''

  it('is drawn by the server, without scripts, and again for every change', async () => {
    const { part, drawn } = await openLook()
    expect(frame(/^Your look/).getAttribute('sandbox')).toBe('allow-same-origin')
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in #3092cd'))
    await part('Colours')
    await write(accent(), '#8a1c4b')
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in #8a1c4b'))
    expect(drawn.map(({ look }) => look.scheme)).toEqual(['light', 'light'])
  })

  it('stands beside the published look, in light and in dark', async () => {
    const { user, part, drawn } = await openLook()
    await part('Colours')
    await write(accent(), '#8a1c4b')
    await user.click(screen.getByRole('checkbox', { name: 'Beside the published look' }))
    await waitFor(() => expect(text(/^Published/)).toContain('#3092cd'))
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(drawn.slice(-2).map(({ look }) => look.scheme)).toEqual(['dark', 'dark']))
  })

  it('follows links of the site, and no others', async () => {
    const { user } = await openLook()
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in'))
    const press = (name: string) =>
      within(frame(/^Your look/).contentDocument!.body)
        .getByText(name)
        .click()
    press('Elsewhere')
    press('Huts')
    await waitFor(() => expect(text(/^Your look/)).toContain('/huts in'))
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveValue('/huts')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Start page')
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in'))
  })

  it('says where a page cannot be drawn, and tries again', async () => {
    const { user, part } = await openLook()
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in'))
    const draw = globalThis.fetch
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    await part('Colours')
    await write(accent(), '#8a1c4b')
    expect(await screen.findByText('The page could not be drawn.')).toBeVisible()
    vi.stubGlobal('fetch', draw)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in #8a1c4b'))
    expect(screen.queryByText('The page could not be drawn.')).toBeNull()
  })

  it('says why the server does not draw a page', async () => {
    const { part } = await openLook()
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in'))
    vi.stubGlobal('fetch', async () => Response.json({ error: 'The text is too long' }, { status: 400 }))
    await part('Colours')
    await write(accent(), '#8a1c4b')
    expect(await screen.findByText('The text is too long.')).toBeVisible()
  })

  it('tries again once there is a connection again', async () => {
    const { part } = await openLook()
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in'))
    const draw = globalThis.fetch
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await part('Colours')
    await write(accent(), '#8a1c4b')
    expect(await screen.findByText(/^There is no connection\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    vi.stubGlobal('fetch', draw)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(text(/^Your look/)).toContain('/ in #8a1c4b'))
    expect(screen.queryByText('The page could not be drawn.')).toBeNull()
  })

  it('has the room of the choices, too, where somebody wants it', async () => {
    const { user } = await openLook()
    const choices = screen.getByRole('button', { name: 'Finished looks' })
    await user.click(screen.getByRole('button', { name: 'Large preview' }))
    expect(choices).not.toBeVisible()
    expect(publish()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show the choices' }))
    expect(choices).toBeVisible()
  })
})
