import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  down,
  findField,
  loadSettings,
  renderSiteSettings,
  saveButton,
  saveSettings,
} from '../testing/settings-render.tsx'
import { emptySettings, sampleSettings } from '../testing/settings-samples.ts'

afterEach(() => void vi.restoreAllMocks())

const status = () => screen.getAllByRole('status').find(({ textContent }) => textContent !== '')

describe('saving the settings', () => {
  it("sends all of them by 'Save Settings', then tells the site (SITE-017, SITE-018)", async () => {
    const { fill, save, sent, refresh } = renderSiteSettings()
    await findField('Browser site title')
    expect(saveButton()).toBeDisabled()
    await fill('Browser site title', 'Hut News')
    expect(status()).toHaveTextContent('Not saved yet')
    await save()
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
    expect(sent()).toEqual([{ ...sampleSettings, SiteTitle: 'Hut News' }])
    expect(status()).toHaveTextContent(/^Saved \d/)
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
    expect(status()).toHaveTextContent('Not saved yet')
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
    expect(status()).toHaveTextContent('Not saved yet')
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
    ['Max page width (px)', '10001', 'Enter a whole number up to 10000'],
    ['Language', 'German', 'Enter a language tag, such as en-NZ, de or mi'],
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

  it('raises a width under 400, and shows what holds (SHELL-046)', async () => {
    const { fill, save, sent } = renderSiteSettings()
    await fill('Max page width (px)', '300')
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ SiteBodyWidth: 400 })
    await waitFor(async () => expect(await findField('Max page width (px)')).toHaveValue('400'))
  })

  it('takes a language in any case, and writes it properly', async () => {
    const { fill, save, sent } = renderSiteSettings()
    await fill('Language', ' DE-at ')
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ SiteLanguage: 'de-AT' })
    await waitFor(async () => expect(await findField('Language')).toHaveValue('de-AT'))
  })

  it('takes a time zone in any case, says what time it is there, and none', async () => {
    const { fill, save, sent } = renderSiteSettings()
    await fill('Time zone', ' europe/berlin ')
    expect(await findField('Time zone')).toHaveAccessibleDescription(/^Central European Time\. It is .* there now\./)
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ SiteTimeZone: 'Europe/Berlin' })
    await waitFor(async () => expect(await findField('Time zone')).toHaveValue('Europe/Berlin'))
    await fill('Time zone', ' ')
    expect(await findField('Time zone')).toHaveAccessibleDescription(/^Empty: .* Pacific\/Auckland\.$/)
    await save()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toMatchObject({ SiteTimeZone: '' })
  })

  it('saves by Ctrl+S what was changed, and nothing else', async () => {
    const { fill, sent } = renderSiteSettings()
    await findField('Browser site title')
    const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(press()).toBe(false)
    await fill('Max page width (px)', '10001')
    expect(press()).toBe(false)
    expect(await findField('Max page width (px)')).toHaveFocus()
    await fill('Max page width (px)', '900')
    expect(press()).toBe(false)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ SiteBodyWidth: 900 })
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
