import { describe, expect, it } from 'vitest'
import { sampleKindContent } from './content.ts'

const { blank, isSame, of, parse, tidy, write } = sampleKindContent
const itemsOf = (...texts: string[]) => texts.map((text) => ({ text }))

describe('content', () => {
  it('is read as it was written', () => {
    const content = of({ intro: 'For four people', items: itemsOf('Flour', 'Milk') })
    expect(parse(write(content))).toEqual(content)
    expect(parse(write(blank()))).toMatchObject({ intro: '', items: [] })
  })

  it.each(['', 'null', '[]', '{}', '{"intro":"x"}', '{'])('is not found in %j', (stored) =>
    expect(parse(stored)).toBeUndefined(),
  )

  it('loses the space around its texts, and empty entries', () => {
    const content = of({ intro: ' a ', items: itemsOf(' b', '', ' ', 'c ') })
    expect(tidy(content)).toMatchObject({ intro: 'a', items: itemsOf('b', 'c') })
  })

  it('is equal if a reader sees no difference', () => {
    const content = of({ intro: 'a', items: itemsOf('b') })
    expect(isSame(content, of({ intro: 'a ', items: itemsOf('b', '') }))).toBe(true)
    expect(isSame(content, of({ intro: 'a', items: itemsOf('c') }))).toBe(false)
  })
})
