import { describe, expect, it } from 'vitest'
import { createRegistry } from './registry.ts'

const open = () => {
  const errors: unknown[] = []
  return { errors, ...createRegistry({ onError: (error) => errors.push(error) }) }
}

describe('the metrics page', () => {
  it('counts by labels, in the order in which they came', async () => {
    const { counter, text } = open()
    const answers = counter({ name: 'answers_total', help: 'Answers.' })
    answers({ kind: 'page' }).add()
    answers({ kind: 'call' }).add(2)
    answers({ kind: 'page' }).add()
    expect(await text()).toBe(
      '# HELP answers_total Answers.\n# TYPE answers_total counter\n' +
        'answers_total{kind="page"} 2\nanswers_total{kind="call"} 2\n',
    )
  })

  it('counts into buckets that hold those below them too', async () => {
    const { histogram, text } = open()
    const times = histogram({ name: 'times_seconds', help: 'Times.', bounds: [0.1, 1] })({ kind: 'page' })
    for (const seconds of [0.05, 0.1, 0.5, 7]) times.observe(seconds)
    expect((await text()).split('\n').slice(2, -1)).toEqual([
      'times_seconds_bucket{kind="page",le="0.1"} 2',
      'times_seconds_bucket{kind="page",le="1"} 3',
      'times_seconds_bucket{kind="page",le="+Inf"} 4',
      'times_seconds_sum{kind="page"} 7.65',
      'times_seconds_count{kind="page"} 4',
    ])
  })

  it('escapes what would end a line or a label', async () => {
    const { lookUp, text } = open()
    const labels = { label: 'a "b" \\ c\nd' }
    lookUp({ name: 'odd', help: 'back\\slash\nline', type: 'gauge' }, () => [{ labels, value: Infinity }])
    expect(await text()).toBe(
      '# HELP odd back\\\\slash\\nline\n# TYPE odd gauge\nodd{label="a \\"b\\" \\\\ c\\nd"} +Inf\n',
    )
  })

  it('leaves out what cannot be looked up, and what was never counted', async () => {
    const { lookUp, counter, text, errors } = open()
    counter({ name: 'never_total', help: 'Never.' })
    lookUp({ name: 'broken', help: 'Broken.', type: 'gauge' }, () => Promise.reject(new Error('no database')))
    lookUp({ name: 'fine', help: 'Fine.', type: 'gauge' }, () => 1)
    expect(await text()).toBe('# HELP fine Fine.\n# TYPE fine gauge\nfine 1\n')
    expect(errors).toEqual([new Error('no database')])
  })

  it('knows no two metrics of one name', () => {
    const { counter } = open()
    counter({ name: 'answers_total', help: 'Answers.' })
    expect(() => counter({ name: 'answers_total', help: 'Others.' })).toThrow('answers_total')
  })
})
