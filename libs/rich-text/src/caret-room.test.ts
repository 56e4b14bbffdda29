import { expect, it } from 'vitest'
import { hiddenBy, shownWindow } from './caret-room.ts'

const window = { top: 0, bottom: 740 }
const line = (top: number) => ({ top, bottom: top + 20 })

it('leaves a caret alone that is seen', () => {
  expect(hiddenBy(line(100), { top: 80, bottom: 740 }, window)).toBe(0)
})

it('moves a caret clear of what sticks above and below', () => {
  expect(hiddenBy(line(50), { top: 80, bottom: 700 }, window)).toBe(-30)
  expect(hiddenBy(line(690), { top: 80, bottom: 700 }, window)).toBe(10)
})

it('moves a caret out from under a phone’s keyboard', () => {
  const keyboard = { top: 0, bottom: 400 }
  expect(hiddenBy(line(500), { top: 80, bottom: 740 }, keyboard)).toBe(120)
  expect(hiddenBy(line(300), { top: 80, bottom: 740 }, keyboard)).toBe(0)
})

it('moves an area that lies below the keyboard by its own edges only', () => {
  expect(hiddenBy(line(500), { top: 450, bottom: 700 }, { top: 0, bottom: 400 })).toBe(0)
})

it('knows what the keyboard leaves of the window, unless that is enlarged', () => {
  const shown = (scale: number) =>
    ({ innerHeight: 740, visualViewport: { scale, offsetTop: 30, height: 360 } }) as unknown as Window
  expect(shownWindow(shown(1))).toEqual({ top: 30, bottom: 382 })
  expect(shownWindow(shown(2))).toEqual({ top: 0, bottom: 740 })
})
