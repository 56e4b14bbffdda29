import { describe, expect, it } from 'vitest'
import { contrast } from './testing/contrast.ts'
import { hueOf, tone } from './tone.ts'

const hues = ['#ff0000', '#ffa500', '#ffff00', '#00ff00', '#00ffff', '#0000ff', '#ff00ff', '#777777', '#3092cd']

describe('a tone', () => {
  it.each(hues)('of %s is as bright as the gray of its lightness, so contrast is the same in every hue', (hue) => {
    for (const lightness of [0.2, 0.376, 0.535, 0.742, 0.919])
      expect(contrast(tone(hueOf(hue), lightness), tone(hueOf('#777777'), lightness))).toBeLessThan(1.035)
  })

  it('keeps the hue and the vividness of the colour that it was made from', () => {
    const { a, b } = hueOf('#3092cd')
    const same = hueOf(tone({ a, b }, 0.63))
    expect(Math.atan2(same.b, same.a)).toBeCloseTo(Math.atan2(b, a), 1)
    expect(Math.hypot(same.a, same.b)).toBeCloseTo(Math.hypot(a, b), 2)
  })

  it('is as vivid as a screen can show it', () => {
    expect(tone(hueOf('#0000ff'), 0.9)).toMatch(/^#(?!(\w\w)\1\1)\w{4}ff$/)
  })

  it('is gray without vividness', () => {
    expect(tone(hueOf('#ff0000'), 0.5, 0)).toMatch(/^#(\w\w)\1\1$/)
  })
})
