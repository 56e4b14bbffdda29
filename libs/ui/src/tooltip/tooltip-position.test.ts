import { describe, expect, it } from 'vitest'
import { tooltipPosition, type Box } from './tooltip-position.ts'

const view = { width: 360, height: 640 }
const tip = { width: 100, height: 24 }

describe('tooltipPosition', () => {
  it('centres the tip below its element', () => {
    expect(tooltipPosition({ left: 150, top: 100, width: 60, height: 30 }, { tip, view })).toEqual({
      left: 130,
      top: 136,
    })
  })

  it('goes above where there is no room below', () => {
    expect(tooltipPosition({ left: 150, top: 600, width: 60, height: 30 }, { tip, view }).top).toBe(570)
  })

  it('goes beside its element where there is room neither below nor above', () => {
    const low = { width: 360, height: 60 }
    const anchor = { left: 150, top: 10, width: 60, height: 30 }
    expect(tooltipPosition(anchor, { tip, view: low })).toEqual({ left: 44, top: 13 })
  })

  it('stays below where there is room nowhere', () => {
    const low = { width: 200, height: 60 }
    const anchor = { left: 70, top: 10, width: 60, height: 30 }
    expect(tooltipPosition(anchor, { tip, view: low }).top).toBe(46)
  })

  it.each([
    [0, 8],
    [340, 252],
  ])('stays within the window at the edge (%i px)', (left, expected) => {
    expect(tooltipPosition({ left, top: 100, width: 20, height: 20 }, { tip, view }).left).toBe(expected)
  })

  const between = { left: 150, top: 100, width: 60, height: 30 }

  it.each([
    ['above where there is a button below', [{ left: 150, top: 132, width: 60, height: 30 }], { left: 130, top: 70 }],
    [
      'beside its element where there are buttons above and below',
      [
        { left: 150, top: 132, width: 60, height: 30 },
        { left: 150, top: 68, width: 60, height: 30 },
      ],
      { left: 44, top: 103 },
    ],
  ])('goes %s', (_, buttons, expected) => {
    const covers = (box: Box) => buttons.filter((button) => overlap(box, button)).length
    expect(tooltipPosition(between, { tip, view, covers })).toEqual(expected)
  })
})

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}
