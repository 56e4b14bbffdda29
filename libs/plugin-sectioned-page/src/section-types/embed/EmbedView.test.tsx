import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sources } from '../../server/read-content.ts'
import { page, sectionOf, textSection, videoSection } from '../../testing/sample-pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { showSettings } from '../../testing/show-settings.tsx'
import { EmbedSettings } from './EmbedSettings.tsx'
import { embedModel } from './model.ts'

const film = sectionOf('embed', { Address: 'https://vimeo.com/76979871', Title: 'Our film' })

describe('an embed section', () => {
  it('asks first, and loads nothing of the other site before', async () => {
    const { user, container } = await showPage({ content: [page(film)] })
    expect(container.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('group', { name: 'Our film' })).toHaveTextContent('Vimeo then learns that you were here')
    expect(screen.getByRole('link', { name: 'Open at Vimeo' })).toHaveAttribute('href', 'https://vimeo.com/76979871')
    await user.click(screen.getByRole('button', { name: 'Show content from Vimeo' }))
    const frame = screen.getByTitle('Our film')
    expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1')
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(frame.parentElement).toHaveFocus()
  })

  it('shows nothing of a site that is not on the list', async () => {
    const { container } = await showPage({ content: [page(sectionOf('embed', { Address: 'https://example.org/x' }))] })
    expect(container).toHaveTextContent('')
  })

  it('allows its own site only, and nothing where it is hidden or embeds nothing', () => {
    const vimeo = { directive: 'frame-src', source: 'https://player.vimeo.com' }
    expect(sources.of(page(film, film, textSection('')))).toEqual([vimeo])
    expect(sources.of(page({ ...film, hidden: true }, sectionOf('embed', { Address: 'https://example.org' })))).toEqual(
      [],
    )
    expect(sources.all).toContainEqual(vimeo)
    for (const each of sources.of(page(film, videoSection('dQw4w9WgXcQ')))) expect(sources.all).toContainEqual(each)
  })
})

describe('its settings', () => {
  it('take an address or the code for embedding, and say whose it is', async () => {
    const { user, last } = showSettings(EmbedSettings, embedModel.blank())
    const address = screen.getByRole('textbox', { name: 'Address' })
    await user.click(address)
    await user.paste('<iframe src="https://player.vimeo.com/video/76979871?h=a&amp;x=1" width="640"></iframe>')
    expect(last()?.Address).toBe('https://player.vimeo.com/video/76979871?h=a&x=1')
    expect(address).toHaveAccessibleDescription(/^From Vimeo\. Visitors are asked/)
    await user.clear(address)
    await user.type(address, 'example.org')
    expect(address).toHaveAccessibleDescription(/cannot be embedded.*Vimeo.*or Komoot/)
  })
})
