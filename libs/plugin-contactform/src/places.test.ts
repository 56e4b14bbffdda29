// @vitest-environment node
import { RefusedError } from '@sitewright/page-kit/server'
import { expect, it } from 'vitest'
import { readLayout, writeLayout } from './model/layout.ts'
import { limitedOptions, placesLeft } from './places.ts'
import { cleanLayout } from './server/clean-layout.ts'
import { field, layout } from './testing/sample-forms.ts'

const option = (Places: unknown, more: object = {}) => ({ Value: 'upper', Display: 'Upper', Places, ...more })
const form = (type: string, ...Options: object[]) => layout([field(type, { label: 'Hut', config: { Options } })])

it('limits options of selects and radio buttons that visitors see', () => {
  for (const type of ['select', 'radio'])
    expect(limitedOptions(form(type, option(3), { Value: 'lower', Display: '' }))).toEqual([
      { field: 'Hut', value: 'upper', places: 3 },
    ])
  expect(limitedOptions(form('multi-select', option(3)))).toEqual([])
  const { fields } = form('select', option(3))
  expect(limitedOptions({ fields: fields.map((each) => ({ ...each, hidden: true })) })).toEqual([])
})

it('stores a whole number of places, and never what is left', () => {
  for (const fine of [0, 1, 100_000]) {
    const content = writeLayout(form('select', option(fine)))
    expect(cleanLayout(content)).toBe(content)
  }
  for (const wrong of [-1, 1.5, 100_001, '3', null])
    expect(() => cleanLayout(writeLayout(form('select', option(wrong))))).toThrow(RefusedError)
  const left = cleanLayout(writeLayout(form('select', option(3, { Left: 0 }))))
  expect(readLayout(left)).toEqual(form('select', option(3)))
})

it('tells editors what is left of a form that is not published yet', () => {
  const edited = form('select', option(3), { Value: 'lower', Display: 'Lower', Places: 4 })
  const counted = [
    { field: 'Hut', value: 'upper', left: 1 },
    { field: 'Hut', value: 'cellar', left: 0 },
  ]
  expect(placesLeft(edited, counted)).toEqual([
    { field: 'Hut', value: 'upper', left: 1 },
    { field: 'Hut', value: 'lower', left: 4 },
  ])
})
