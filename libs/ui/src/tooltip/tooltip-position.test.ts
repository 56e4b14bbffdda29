import { describe, expect, it } from 'vitest'
import { tooltipPosition } from './tooltip-position.ts'

const view = { width: 360, height: 640 }
const tip = { width: 100, height: 24 }

describe('tooltipPosition', () => {
  it('centres the tip below its element', () => {
    expect(tooltipPosition({ left: 150, top: 100, width: 60, height: 30 }, tip, view)).toEqual({ left: 130, top: 136 })
  })

  it('goes above where there is no room below', () => {
    expect(tooltipPosition({ left: 150, top: 600, width: 60, height: 30 }, tip, view).top).toBe(570)
  })

  it('stays below where there is room on neither side', () => {
    const low = { width: 360, height: 60 }
    expect(tooltipPosition({ left: 150, top: 10, width: 60, height: 30 }, tip, low).top).toBe(46)
  })

  it.each([
    [0, 8],
    [340, 252],
  ])('stays within the window at the edge (%i px)', (left, expected) => {
    expect(tooltipPosition({ left, top: 100, width: 20, height: 20 }, tip, view).left).toBe(expected)
  })
})
