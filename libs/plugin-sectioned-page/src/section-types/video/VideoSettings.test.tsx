import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showSettings } from '../../testing/show-settings.tsx'
import type { VideoConfig } from './model.ts'
import { VideoSettings } from './VideoSettings.tsx'

const id = 'dQw4w9WgXcQ'
const field = () => screen.getByRole('textbox', { name: 'Video id' })

describe('VideoSettings', () => {
  it.each([id, `https://www.youtube.com/watch?v=${id}&t=10`, `https://youtu.be/${id}`, `youtube.com/shorts/${id}`])(
    'takes %s and keeps the id (SECT-047, SECT-065)',
    async (typed) => {
      const { user, last } = showSettings<VideoConfig>(VideoSettings, {})
      await user.click(field())
      await user.paste(typed)
      expect(last()).toEqual({ id })
      expect(field()).toHaveValue(typed)
      await user.tab()
      expect(field()).toHaveValue(id)
      expect(field()).toBeValid()
    },
  )

  it('keeps an invalid video as it was typed, and says so when the field is left', async () => {
    const { user, last } = showSettings<VideoConfig>(VideoSettings, { id })
    await user.clear(field())
    expect(last()).toEqual({})
    await user.type(field(), 'our film')
    expect(field()).toBeValid()
    await user.tab()
    expect(last()).toEqual({ id: 'our film' })
    expect(field()).toHaveValue('our film')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/not the id or the address of a YouTube video/)
  })
})
