import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findField, loadSettings, renderSiteSettings } from '../testing/settings-render.tsx'
import { emptySettings } from '../testing/settings-samples.ts'

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
