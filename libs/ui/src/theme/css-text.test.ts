import { expect, it } from 'vitest'
import { cssText } from './css-text.ts'

it('writes nested style objects as compact CSS', () => {
  const styles = {
    '@layer base': { html: { fontSize: '1rem', '--gap': 2 }, '&p': { color: undefined } },
    '@media print': { a: { WebkitAppearance: 'none' } },
  }
  expect(cssText(styles)).toBe('@layer base{html{font-size:1rem;--gap:2}}@media print{a{-webkit-appearance:none}}')
})
