import { describe, expect, it } from 'vitest'
import { dragAnnouncements } from './drag-announcements.ts'

const names = ['Text block', 'Image', 'Google map']
const news = dragAnnouncements(
  (index) => names[index]!,
  () => names.length,
)
const start = {
  draggableId: 'a',
  type: 'DEFAULT',
  mode: 'SNAP',
  source: { index: 1, droppableId: 'sections' },
} as const
const over = (index: number | undefined) => ({
  ...start,
  combine: null,
  destination: index === undefined ? null : { index, droppableId: 'sections' },
})

describe('dragAnnouncements', () => {
  it('says what is dragged, over which place and where it is dropped', () => {
    expect(news.lifted(start)).toBe('Image lifted at place 2 of 3.')
    expect(news.movedTo(over(2))).toBe('Image is over place 3 of 3.')
    expect(news.movedTo(over(undefined))).toContain('goes back to place 2 of 3')
    expect(news.ended({ ...over(2), reason: 'DROP' })).toBe('Image dropped at place 3 of 3.')
  })

  it.each([
    ['put back by Escape', { ...over(2), reason: 'CANCEL' as const }],
    ['dropped outside', { ...over(undefined), reason: 'DROP' as const }],
    ['dropped where it was', { ...over(1), reason: 'DROP' as const }],
  ])('says that what was %s is back', (_, result) => {
    expect(news.ended(result)).toBe('Image is back at place 2 of 3.')
  })
})
