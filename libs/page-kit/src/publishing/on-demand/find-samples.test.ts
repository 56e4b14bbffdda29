import { expect, it } from 'vitest'
import { findSamples } from './find-samples.ts'

it('finds words of templates and gaps, each once, and leaves other brackets alone', () => {
  const text = '<p>Second offer, [your name], [Your name], [1], [sic]</p><p>Write here …</p><p>[your name]</p>'
  expect(findSamples(text, ['First offer', 'Second offer'])).toEqual([
    ...['Second offer', '[your name]', '[Your name]', 'Write here …'],
  ])
  expect(findSamples('<p>We write here about huts [2].</p>', [])).toEqual([])
})
