import { describe, expect, it } from 'vitest'
import { describeOutcome } from './describe-outcome.ts'

const hidden = { published: false, pub_start: null, pub_end: null }
const shown = { ...hidden, published: true }

describe('what visitors see once a publication is saved', () => {
  it.each([
    [hidden, hidden, 'Visitors do not see this page.'],
    [{ ...hidden, pub_start: 200 }, hidden, 'Visitors do not see this page: ‘Published’ is not ticked.'],
    [hidden, shown, 'Saving takes this page offline at once.'],
    [shown, hidden, 'Saving publishes this page at once.'],
    [shown, { ...shown, pub_start: 200 }, 'Saving publishes this page at once.'],
    [
      { ...shown, pub_end: 300 },
      hidden,
      expect.stringMatching(/^Saving publishes this page at once, until 1 Jan 1970/),
    ],
    [shown, shown, 'Visitors see this page.'],
    [{ ...shown, pub_end: 300 }, shown, expect.stringMatching(/^Visitors see this page until 1 Jan 1970/)],
    [
      { ...shown, pub_start: 200 },
      hidden,
      expect.stringMatching(/^Visitors see this page from 1 Jan 1970[^.]* 1?\d:\d\d/),
    ],
    [
      { ...shown, pub_start: 200, pub_end: 300 },
      shown,
      expect.stringMatching(/^Visitors see .* from .* to 1 Jan 1970/),
    ],
    [{ ...shown, pub_end: 50 }, shown, expect.stringMatching(/^Visitors do not see .* any more: it ended on 1 Jan/)],
  ])('%j instead of %j', (after, before, words) => {
    expect(describeOutcome(after, before, 100)).toEqual(words)
  })
})
