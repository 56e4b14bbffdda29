import { expect, it } from 'vitest'
import { latinDigits } from './intl.ts'

it.each([
  ['٢٤/٩/٢٠٢٦', '24/9/2026'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩ كوخ 7', '0123456789 كوخ 7'],
])('writes the digits of %s as %s', (text, written) => {
  expect(latinDigits(text)).toBe(written)
})
