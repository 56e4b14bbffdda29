import { describe, expect, it } from 'vitest'
import { bodyWidth } from './body-width.ts'

describe('width of the content', () => {
  it('is the setting in px (SHELL-044)', () => {
    expect(bodyWidth(1100)).toBe(1100)
    expect(bodyWidth('960')).toBe(960)
  })

  it.each([undefined, '', 'wide', 0, -5])('is 800 px for the setting %j (SHELL-045)', (setting) => {
    expect(bodyWidth(setting)).toBe(800)
  })

  it('is never under 400 px (SHELL-046)', () => {
    expect(bodyWidth(399)).toBe(400)
    expect(bodyWidth('1')).toBe(400)
    expect(bodyWidth(400)).toBe(400)
  })
})
