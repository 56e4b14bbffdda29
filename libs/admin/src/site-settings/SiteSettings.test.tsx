import type { SiteSettingsObject } from '@sitewright/api-client'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDialog } from '../testing/in-dialogs.ts'
import { pageChoices } from '../testing/page-choices.ts'
import { pagesOfLargeSite } from '../testing/page-samples.ts'
import {
  down,
  findField,
  loadPages,
  loadSettings,
  renderSiteSettings,
  saveButton,
} from '../testing/settings-render.tsx'
import { sampleSettings } from '../testing/settings-samples.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const image = (label: string) => within(screen.getByRole('group', { name: label }))

describe('Site Settings', () => {
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

  it('says that logos stand in place of the title, and that phones have a logo of their own', async () => {
    renderSiteSettings()
    expect(await findField('Browser site title')).toHaveAccessibleDescription(
      /^The top of the page shows the logo in place of this name\./,
    )
    expect(image('Site logo large').getByText(/Phones show the small logo, which is another picture\.$/)).toBeVisible()
    cleanup()
    renderSiteSettings({ [loadSettings]: () => ({ ...sampleSettings, SiteLogoLarge: 0, SiteLogoSmall: 0 }) })
    expect(await findField('Browser site title')).not.toHaveAccessibleDescription()
    expect(image('Site logo large').getByText('Shown in the masthead and when the site is shared.')).toBeVisible()
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

  it('finds the default page of a large site', async () => {
    const { user, fill, save, sent } = renderSiteSettings({ [loadPages]: pageChoices(() => pagesOfLargeSite(1_000)) })
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Default page' })
    await waitFor(() => expect(select).toBeEnabled())
    expect([...select.options].map(({ text }) => text)).toEqual(['No page', 'Report number 1', 'Find a page …'])
    await fill('Meta keywords', 'huts')
    await user.selectOptions(select, 'Find a page …')
    const dialog = await findDialog('Find a page')
    await user.type(await dialog.findByRole('searchbox'), 'reports/777')
    await user.click(await dialog.findByRole('radio', { name: /Report number 777/ }))
    await user.click(dialog.getByRole('button', { name: 'CHOOSE' }))
    expect(select).toHaveDisplayValue('Report number 777')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save()
    await waitFor(() => expect(sent().map(({ DefaultPage }) => DefaultPage)).toEqual([777]))
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
