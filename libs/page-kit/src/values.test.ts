import { expect, it } from 'vitest'
import { readJson, wellFormedJson } from './values.ts'

it('reads no half of a pair of surrogates', () => {
  expect(readJson('{"title":"a\\ud800","\\udc00":["\\ud83d\\ude00"]}')).toEqual({
    title: 'a\ufffd',
    '\ufffd': ['\u{1f600}'],
  })
  expect(readJson('"\ud800"')).toBe('\ufffd')
})

it('leaves a text as it is that only looks like one', () => {
  const json = JSON.stringify(['\\ud800', '\u{1f600}', '\\'])
  expect(wellFormedJson(json)).toBe(json)
})

it('reads what is no JSON as nothing', () => {
  expect(readJson('{')).toBeUndefined()
})
