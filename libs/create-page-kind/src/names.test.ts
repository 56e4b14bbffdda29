import { describe, expect, it } from 'vitest'
import { errorIn, formsOf, rename } from './names.ts'

describe('the name of a page kind', () => {
  it('has a form for each place', () => {
    expect(formsOf('hut-book')).toEqual({
      package: '@sitewright/plugin-hut-book',
      kebab: 'hut-book',
      camel: 'hutBook',
      pascal: 'HutBook',
      snake: 'hut_book',
      flat: 'hutbook',
      title: 'Hut book',
    })
  })

  it.each([
    [undefined, 'needs a name'],
    ['', 'needs a name'],
    ['Recipe', 'cannot be the name'],
    ['hut_book', 'cannot be the name'],
    ['hut--book', 'cannot be the name'],
    ['-hut', 'cannot be the name'],
    ['hut/../book', 'cannot be the name'],
    // addresses of pages hold no digits before the page's number
    ['hut2', 'cannot be the name'],
    ['x'.repeat(41), 'cannot be the name'],
    ['form', 'is there already'],
  ])('is refused: %j', (name, complaint) => expect(errorIn(name, ['form'])).toContain(complaint))

  it('is fine otherwise', () => expect(errorIn('hut-book', ['form'])).toBeUndefined())

  it('replaces the placeholder in every form', () => {
    const text =
      '@sitewright/plugin-sample-kind sample-kind sampleKindCalls SampleKind sample_kind samplekind Sample kind'
    expect(rename(text, formsOf('hut-book', '@huts/book'))).toBe(
      '@huts/book hut-book hutBookCalls HutBook hut_book hutbook Hut book',
    )
    expect(rename(text, formsOf('recipe'))).toBe(
      '@sitewright/plugin-recipe recipe recipeCalls Recipe recipe recipe Recipe',
    )
  })
})
