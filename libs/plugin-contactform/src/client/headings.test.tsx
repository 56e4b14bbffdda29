import { expect, it } from 'vitest'
import { writeLayout } from '../model/layout.ts'
import { headingsIn } from '../server/form-content.ts'
import { field, layout, options } from '../testing/sample-forms.ts'
import { showForm } from '../testing/show-form.tsx'

const text = (Content: string, more: object = {}) => field('text', { config: { Content }, ...more })

it('names the headings of all its texts as the server tells them, each by a name of its own', async () => {
  const form = layout([
    text('<h2>Hidden</h2><h2>Prices</h2>', { hidden: true }),
    text('<h2>Prices</h2><p>Twenty</p><h3>For members</h3>'),
    field('radio', { label: 'Bed', config: { Options: options } }),
    text('<h2>Upstairs</h2>', { ShowIf: { Field: 'Bed', Value: 'upper' } }),
    text('<h2>Prices</h2>'),
  ])
  const { container } = await showForm(form)
  const named = Array.from(container.querySelectorAll('[id^=h-]'), ({ id, textContent }) => [id, textContent])
  expect(named).toEqual([
    ['h-prices', 'Prices'],
    ['h-for-members', 'For members'],
    ['h-upstairs', 'Upstairs'],
    ['h-prices-2', 'Prices'],
  ])
  // what only some answers show is nothing to lead to
  expect(headingsIn(writeLayout(form))).toEqual([
    { anchor: 'h-prices', level: 2, words: 'Prices' },
    { anchor: 'h-for-members', level: 3, words: 'For members' },
    { anchor: 'h-prices-2', level: 2, words: 'Prices' },
  ])
})

it('keeps the names by which links of a text lead to its own headings', async () => {
  const form = layout([text('<h2>Prices</h2>'), text('<p><a href="#h-prices">Below</a></p><h2>Prices</h2>')])
  const { container } = await showForm(form)
  expect(Array.from(container.querySelectorAll('h2'), ({ id }) => id)).toEqual(['h-prices-2', 'h-prices'])
})
