import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findField, loadSettings, renderSiteSettings } from '../testing/settings-render.tsx'
import { emptySettings } from '../testing/settings-samples.ts'

describe('the previews', () => {
  const preview = (name: string) => screen.getByRole('region', { name })
  const picture = () => preview('When shared').querySelector('img')?.getAttribute('src')

  it('follow what is typed', async () => {
    const { fill } = renderSiteSettings()
    await screen.findByRole('option', { name: 'Welcome' })
    await fill('Browser site title', 'Hut News')
    await fill('Meta description', 'word '.repeat(40))
    const result = preview('In a search result')
    expect(result).toHaveTextContent('Welcome – Hut News')
    expect(result).toHaveTextContent(window.location.origin)
    expect(result).toHaveTextContent(/(word ){30}word…/)
    // whatever the direction of the screen
    expect(within(result).getByText(/word…$/)).toHaveAttribute('dir', 'auto')
    const card = preview('When shared')
    expect(card).toHaveTextContent('Welcome')
    expect(picture()).toMatch(/^\/api\/1\/public\/page-picture\.php\?id=1&v=/)
  })

  it('show another picture once the settings are saved that it is drawn from', async () => {
    const { fill, save } = renderSiteSettings()
    await screen.findByRole('option', { name: 'Welcome' })
    const before = picture()
    await fill('Browser site title', 'Hut News')
    expect(picture()).toBe(before)
    await save()
    await waitFor(() => expect(picture()).not.toBe(before))
  })

  it('say what is missing', async () => {
    renderSiteSettings({ [loadSettings]: () => emptySettings })
    await findField('Browser site title')
    expect(preview('In a search result')).toHaveTextContent('No title')
    expect(preview('When shared')).toHaveTextContent('A picture is drawn from the title')
  })
})
