import { english, readLanguageFrom } from '@sitewright/messages'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Moment } from './Moment.tsx'

afterEach(() => readLanguageFrom(() => english))

it.each(['en-NZ', 'ar'])('is written in the direction of its own words: %s', (tag) => {
  readLanguageFrom(() => ({ tag, translations: {} }))
  render(<Moment at={1_772_924_400} />)
  const moment = screen.getByRole('time')
  // that of its first letter, or of the mark before it
  expect(moment).toHaveAttribute('dir', 'auto')
  expect(/\u200f/.test(moment.textContent)).toBe(tag === 'ar')
})
