import { ApiError, type SiteSettingsObject } from '@sitewright/api-client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminScreens } from '../index.ts'
import { findDialog } from '../testing/in-dialogs.ts'
import {
  findField,
  loadPages,
  loadSettings,
  renderSiteSettings,
  saveButton,
  saveSettings,
} from '../testing/settings-render.tsx'
import { emptySettings, sampleSettings } from '../testing/settings-samples.ts'
import SiteSettings from './SiteSettings.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const status = () => screen.getByRole('status')
const down = () => Promise.reject(new ApiError('down', { status: 0 }))
const image = (label: string) => within(screen.getByRole('group', { name: label }))

describe('Site Settings', () => {
  it('is offered to administrators', async () => {
    const entry = adminScreens.find(({ path }) => path === 'siteeditor')
    expect(entry).toMatchObject({ label: 'Site Settings', needs: ['core.admin'] })
    expect((await entry!.load()).default).toBe(SiteSettings)
  })

  it.each<[string, keyof SiteSettingsObject, string]>([
    ['Browser site title', 'SiteTitle', 'SITE-001'],
    ['Meta description', 'SiteMetaDescription', 'SITE-002'],
    ['Meta keywords', 'SiteMetaKeywords', 'SITE-003'],
    ['Admin email address', 'AdminEmail', 'SITE-010'],
    ['Notification email reply address', 'NotifyEmail', 'SITE-011'],
    ['Human-check site key', 'CaptchaSiteKey', 'SITE-013'],
    ['Human-check secret key', 'CaptchaSecretKey', 'SITE-014'],
    ['Maps API key', 'GoogleMapsKey', 'SITE-015'],
  ])("shows and saves '%s' as %s (%s)", async (label, key) => {
    const { fill, save, sent } = renderSiteSettings()
    expect(await findField(label)).toHaveValue(sampleSettings[key])
    await fill(label, 'new@example.org')
    await save()
    await waitFor(() => expect(sent()).toEqual([{ ...sampleSettings, [key]: 'new@example.org' }]))
  })

  it('shows and saves the max page width in px (SITE-004)', async () => {
    const { fill, save, sent } = renderSiteSettings()
    expect(await findField('Max page width (px)')).toHaveValue('800')
    await fill('Max page width (px)', '1024')
    await save()
    await waitFor(() => expect(sent()).toEqual([{ ...sampleSettings, SiteBodyWidth: 1024 }]))
  })

  it.each<[string, keyof SiteSettingsObject, string]>([
    ['Site logo large', 'SiteLogoLarge', 'SITE-005, SITE-019'],
    ['Site logo small', 'SiteLogoSmall', 'SITE-006, SITE-019'],
    ['Favicon', 'SiteFavicon', 'SITE-007, SITE-019'],
    ['Page background', 'SiteBackground', 'SITE-008, SITE-019'],
  ])("shows '%s', and saves another image as %s (%s)", async (label, key) => {
    const { user, save, sent } = renderSiteSettings()
    await findField('Browser site title')
    const picture = () => image(label).getByRole('img').getAttribute('src')
    expect(picture()).toBe(`/api/1/private/file-get.php?id=${sampleSettings[key]}&thumb=1`)
    await user.click(image(label).getByRole('button', { name: 'Change image' }))
    const dialog = await findDialog('Select Image')
    await user.click(await dialog.findByRole('button', { name: 'Saddle.jpg' }))
    expect(picture()).toBe('/api/1/private/file-get.php?id=205&thumb=1')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await save()
    await waitFor(() => expect(sent()).toEqual([{ ...sampleSettings, [key]: 205 }]))
  })

  it('keeps the image when none is chosen', async () => {
    const { user } = renderSiteSettings()
    await findField('Browser site title')
    await user.click(image('Favicon').getByRole('button', { name: 'Change image' }))
    await user.click((await findDialog('Select Image')).getByRole('button', { name: 'Cancel' }))
    expect(image('Favicon').getByRole('img')).toHaveAttribute('src', '/api/1/private/file-get.php?id=103&thumb=1')
    expect(saveButton()).toBeDisabled()
  })

  it('clears the page background, and no other image (SITE-009, Q97)', async () => {
    const { user, save, sent } = renderSiteSettings()
    await findField('Browser site title')
    const clear = screen.getByRole('button', { name: 'Clear' })
    expect(image('Page background').getByRole('button', { name: 'Clear' })).toBe(clear)
    await user.click(clear)
    expect(image('Page background').queryByRole('img')).not.toBeInTheDocument()
    await save()
    await waitFor(() => expect(sent()).toEqual([{ ...sampleSettings, SiteBackground: 0 }]))
  })

  it('says that a chosen image cannot be shown', async () => {
    renderSiteSettings()
    await findField('Browser site title')
    fireEvent.error(image('Favicon').getByRole('img'))
    expect(image('Favicon').getByText('The chosen image cannot be shown.')).toBeVisible()
  })

  it('says by tooltip what the notification address is (SITE-012)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderSiteSettings()
    const field = await findField('Notification email reply address')
    act(() => field.focus())
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(field).toHaveAccessibleDescription(/reply address for system messages, typically a noreply address/)
  })

  it('chooses the default page by name, or none (SITE-016)', async () => {
    const { user, save, sent } = renderSiteSettings()
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Default page' })
    await waitFor(() => expect(select).toBeEnabled())
    expect([...select.options].map(({ text }) => text)).toEqual(['No page', 'Welcome', 'Our huts', 'Write to us'])
    expect(select).toHaveDisplayValue('Welcome')
    await user.selectOptions(select, 'Our huts')
    await save()
    await waitFor(() => expect(saveButton()).toBeDisabled())
    await user.selectOptions(select, 'No page')
    await save()
    await waitFor(() => expect(sent().map(({ DefaultPage }) => DefaultPage)).toEqual([2, 0]))
  })

  it('keeps the default page while the pages cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { fill, save, sent } = renderSiteSettings({ [loadPages]: down })
    expect(await screen.findByText('The pages could not be loaded.')).toBeVisible()
    await fill('Meta keywords', 'huts')
    await save()
    await waitFor(() => expect(sent()[0]?.DefaultPage).toBe(1))
  })
})

describe('saving the settings', () => {
  it("sends all of them by 'Save Settings', then tells the site (SITE-017, SITE-018)", async () => {
    const { fill, save, sent, refresh } = renderSiteSettings()
    await findField('Browser site title')
    expect(saveButton()).toBeDisabled()
    await fill('Browser site title', 'Hut News')
    expect(status()).toHaveTextContent('Unsaved changes')
    await save()
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
    expect(sent()).toEqual([{ ...sampleSettings, SiteTitle: 'Hut News' }])
    expect(status()).toHaveTextContent('Saved')
    await waitFor(() => expect(saveButton()).toHaveTextContent('Save Settings'))
    expect(saveButton()).toBeDisabled()
  })

  it('saves by Enter too, and once on a double click', async () => {
    const { user, fill, sent } = renderSiteSettings({ [saveSettings]: () => new Promise(() => {}) })
    await fill('Browser site title', 'Hut News')
    await user.keyboard('{Enter}')
    expect(sent()).toHaveLength(1)
    await user.dblClick(saveButton())
    expect(sent()).toHaveLength(1)
  })

  it('only logs a failure; the changes stay unsaved (ERR-020)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { fill, save, refresh } = renderSiteSettings({ [saveSettings]: down })
    await fill('Browser site title', 'Hut News')
    await save()
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(status()).toHaveTextContent('Unsaved changes')
    await waitFor(() => expect(saveButton()).toBeEnabled())
    expect(await findField('Browser site title')).toHaveValue('Hut News')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('keeps what is typed during a save as unsaved', async () => {
    const answer = Promise.withResolvers<Record<string, never>>()
    const { user, fill, save } = renderSiteSettings({ [saveSettings]: () => answer.promise })
    await fill('Browser site title', 'Hut News')
    await save()
    await user.type(await findField('Meta keywords'), ', more')
    await act(async () => answer.resolve({}))
    expect(await findField('Meta keywords')).toHaveValue('tramping, huts, Tararua, more')
    expect(status()).toHaveTextContent('Unsaved changes')
  })

  it('asks before unsaved edits are left (Q53)', async () => {
    const { fill } = renderSiteSettings()
    await findField('Browser site title')
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leaves()).toBe(true)
    await fill('Browser site title', 'Hut News')
    expect(leaves()).toBe(false)
  })

  it('only logs a failure to load them, and offers to try again (ERR-019)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn(() => Promise.resolve(sampleSettings)).mockImplementationOnce(down)
    const { user } = renderSiteSettings({ [loadSettings]: load })
    expect(await screen.findByText('The settings could not be loaded')).toBeVisible()
    expect(log).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findField('Browser site title')).toHaveValue(sampleSettings.SiteTitle)
  })
})

describe('checks before anything is sent', () => {
  it.each([
    ['Max page width (px)', '399', 'Enter a whole number from 400 to 10000'],
    ['Admin email address', 'a@example.org, b@example.org', /^Enter one email address/],
    ['Notification email reply address', 'kim', /^Enter one email address/],
  ])("says beside '%s' what is wrong with '%s', and leads there", async (label, text, problem) => {
    const { fill, save, sent, user } = renderSiteSettings()
    await fill(label, text)
    expect(screen.queryByText(problem)).not.toBeInTheDocument()
    await user.click(await findField('Browser site title'))
    expect(await screen.findByText(problem)).toBeVisible()
    await save()
    expect(await findField(label)).toHaveFocus()
    expect(await findField(label)).toHaveAccessibleDescription(problem)
    expect(sent()).toEqual([])
  })

  it('takes an address with spaces around it, and none', async () => {
    const { fill, save, sent } = renderSiteSettings()
    await fill('Admin email address', ' kim@example.com ')
    await fill('Notification email reply address', '')
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ AdminEmail: 'kim@example.com', NotifyEmail: '' })
  })

  it('sends a text that was pasted with line breaks as one line', async () => {
    const { user, save, sent } = renderSiteSettings({ [loadSettings]: () => emptySettings })
    await user.click(await findField('Meta description'))
    await user.paste('Huts\r\nand trips\t')
    await save()
    await waitFor(() => expect(sent()[0]?.SiteMetaDescription).toBe('Huts and trips'))
  })
})

describe('the secret key (Q96)', () => {
  const label = 'Human-check secret key'

  it('is a password field that says that a key is set, and keeps it', async () => {
    const { fill, save, sent } = renderSiteSettings()
    expect(await findField(label)).toHaveAttribute('type', 'password')
    expect(await findField(label)).toHaveAccessibleDescription(/A secret key is set/)
    await fill('Meta keywords', 'huts')
    await save()
    await waitFor(() => expect(sent()[0]?.CaptchaSecretKey).toBe('••••••••'))
  })

  it('is replaced by what is typed, even behind what stands for it, and then masked', async () => {
    const { user, save, sent } = renderSiteSettings()
    const field = await findField(label)
    fireEvent.change(field, { target: { value: '••••••••x' } })
    expect(field).toHaveValue('x')
    await user.type(field, 'yz')
    await save()
    await waitFor(() => expect(sent()[0]?.CaptchaSecretKey).toBe('xyz'))
    await waitFor(() => expect(field).toHaveValue('••••••••'))
  })

  it('can be kept after all', async () => {
    const { user } = renderSiteSettings()
    const field = await findField(label)
    await user.type(field, 'x')
    await user.click(screen.getByRole('button', { name: 'Keep the present key' }))
    expect(field).toHaveValue('••••••••')
    expect(saveButton()).toBeDisabled()
  })

  it('can be removed', async () => {
    const { fill, save, sent } = renderSiteSettings()
    await fill(label, '')
    expect(await findField(label)).toHaveAccessibleDescription(/will be removed when you save/)
    await save()
    await waitFor(() => expect(sent()[0]?.CaptchaSecretKey).toBe(''))
    await waitFor(async () => expect(await findField(label)).toHaveValue(''))
  })

  it('comes with the site key or not at all: a hint says so, and saving is not prevented', async () => {
    const { fill, save, sent } = renderSiteSettings()
    await fill('Human-check site key', '')
    expect(await findField(label)).toHaveAccessibleDescription(/Fill in the site key too/)
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
  })
})

describe('the previews', () => {
  const preview = (name: string) => screen.getByRole('region', { name })

  it('follow what is typed', async () => {
    const { fill } = renderSiteSettings()
    await screen.findByRole('option', { name: 'Welcome' })
    await fill('Browser site title', 'Hut News')
    await fill('Meta description', 'word '.repeat(40))
    const result = preview('In a search result')
    expect(result).toHaveTextContent('Welcome – Hut News')
    expect(result).toHaveTextContent(window.location.origin)
    expect(result).toHaveTextContent(/(word ){30}word…/)
    const card = preview('When shared')
    expect(card).toHaveTextContent('Welcome')
    expect(card.querySelector('img')).toHaveAttribute('src', '/api/1/private/file-get.php?id=101&w=640')
  })

  it('say what is missing', async () => {
    renderSiteSettings({ [loadSettings]: () => emptySettings })
    await findField('Browser site title')
    expect(preview('In a search result')).toHaveTextContent('No title')
    expect(preview('When shared')).toHaveTextContent('The large logo is the picture')
  })
})
