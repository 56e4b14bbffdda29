// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readMargins } from './section-box.ts'

const sides = (top: number, right: number, bottom: number, left: number) => ({ top, right, bottom, left })

describe('readMargins', () => {
  it.each([
    ['one number applies to all four sides (SECT-084, SECT-085)', '10', sides(10, 10, 10, 10)],
    ['two mean top-bottom and left-right (SECT-084, SECT-086)', '1 2', sides(1, 2, 1, 2)],
    ['three mean top, left-right and bottom (SECT-084, SECT-087)', '1 2 3', sides(1, 2, 3, 2)],
    ['four mean top, right, bottom, left (SECT-084, SECT-088)', '1 2 3 4', sides(1, 2, 3, 4)],
    ['only the first four are used (SECT-089)', '1 2 3 4 5 6', sides(1, 2, 3, 4)],
    ['each is read as an integer (SECT-090)', '1.9 2px 3e5 0x10', sides(1, 2, 3, 0)],
    ['what is no number counts as 0 (SECT-090)', 'a 2 - auto', sides(0, 2, 0, 0)],
    ['they may be negative (SECT-090)', '-8 0', sides(-8, 0, -8, 0)],
    ['more spaces than one are one (SECT-084)', '  1 \t 2\n', sides(1, 2, 1, 2)],
    ['none pulls a section off the page', '-100000 99999', sides(-1000, 1000, -1000, 1000)],
  ])('%s', (_, text, margins) => {
    expect(readMargins(text)).toEqual(margins)
  })

  it.each(['', '   '])('are none in %j', (text) => {
    expect(readMargins(text)).toBeUndefined()
  })
})
