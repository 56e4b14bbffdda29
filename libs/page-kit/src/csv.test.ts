// @vitest-environment node
import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

const bom = '\uFEFF'

it('writes rows as RFC 4180 has them, with the mark of UTF-8', () => {
  const rows = [
    ['Name', 'Message'],
    ['Bög "B" Berg', 'one,\r\ntwo\nthree'],
    ['', ' '],
  ]
  expect(writeCsv(rows)).toBe(`${bom}Name,Message\r\n"Bög ""B"" Berg","one,\r\ntwo\nthree"\r\n, \r\n`)
  expect(writeCsv([])).toBe(bom)
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\0=1', '\u200b=1', '＝1', "-2+3+cmd|' /C calc'!A0"])(
  'lets no spreadsheet take %j for a formula (T44)',
  (text) => {
    expect(writeCsv([[text]])).toBe(`${bom}'${text}\r\n`)
  },
)

it('leaves other texts alone', () => {
  for (const text of ['1=1', 'a-b', 'anna@example.org', "'", '1']) expect(writeCsv([[text]])).toBe(`${bom}${text}\r\n`)
})

it('is fast for text that would make backtracking endless (T44)', () => {
  for (const piece of [' ', '\0', '"', ',', '=', '\u200b'])
    expect(writeCsv([[piece.repeat(100_000)]]).length, piece).toBeGreaterThan(100_000)
})
