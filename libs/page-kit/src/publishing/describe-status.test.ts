import type { PageStatus } from '@sitewright/api-client'
import { formatMoment, formatTime } from '@sitewright/ui'
import { describe, expect, it } from 'vitest'
import { describeStatus } from './describe-status.ts'

const hidden: PageStatus = {
  ...{ id: 7, name: 'Huts', url: 'huts', published: false, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: false, draft: false, mayPublish: true },
}

describe('the status in words', () => {
  it.each([
    [{}, 'Not published', []],
    [{ mayPublish: false }, 'Not published', ['A page manager can publish it']],
    [{ published: true }, 'Published', []],
    [{ published: true, roles: ['Board', 'Members'] }, 'Published', ['Only for Board, Members']],
    [{ published: true, draft: true }, 'Published', ['Draft not public yet']],
    [
      { published: true, draft: true, draftBy: 'Ann', draftSaved: 60 },
      'Published',
      [`Draft by Ann, ${formatTime(60)}, not public yet`],
    ],
    [
      { published: true, draft: true, draftBy: '', draftSaved: -86_400 },
      'Published',
      [`Draft by somebody, ${formatMoment(-86_400)}, not public yet`],
    ],
    [{ published: true, pub_start: 200 }, 'Scheduled', [expect.stringMatching(/^From 1 Jan 1970/)]],
    [{ published: true, pub_start: 200, pub_end: 300 }, 'Scheduled', [expect.stringMatching(/ to 1 Jan 1970/)]],
    [{ published: true, pub_end: 300 }, 'Published', [expect.stringMatching(/^Until 1 Jan 1970/)]],
    [{ published: true, pub_end: 50 }, 'Ended', [expect.stringMatching(/^On 1 Jan 1970/)]],
  ])('of %j is %s', (part, title, details) => {
    expect(describeStatus({ ...hidden, ...part }, { now: 100 })).toMatchObject({ title, details })
  })
})
