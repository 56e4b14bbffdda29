import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hut } from '../../testing/edit-page.tsx'
import { showSettings } from '../../testing/show-settings.tsx'
import { TextSettings } from './TextSettings.tsx'

describe('TextSettings', () => {
  it('edits the text as rich text (SECT-041)', async () => {
    const { user, last } = showSettings(TextSettings, { Content: '<p>Huts</p>' })
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Huts')
    expect(screen.getByRole('button', { name: 'Bold' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit HTML' }))
    const source = await screen.findByRole('textbox', { name: 'Text (HTML)' })
    await user.clear(source)
    await user.click(source)
    await user.paste('<p><strong>New</strong> huts</p>')
    await user.tab()
    await waitFor(() => expect(last()).toEqual({ Content: '<p><strong>New</strong> huts</p>' }))
  })

  it('puts an image of the site into the text, chosen in Select Image (SECT-098)', async () => {
    const { user, last } = showSettings(
      TextSettings,
      { Content: '<p>Huts</p>' },
      { 'GET protected/folder-get-list.json.php': () => [], 'GET protected/file-get-list.json.php': () => [hut] },
    )
    await user.click(screen.getByRole('button', { name: 'Image' }))
    await user.click(await screen.findByRole('button', { name: 'hut.jpg' }))
    await waitFor(() =>
      expect(last()?.Content).toContain(
        '<img src="/api/1/private/file-get.php?id=12" alt="The hut in June" width="640" height="480">',
      ),
    )
  })
})
