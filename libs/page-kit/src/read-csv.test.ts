import { describe, expect, it } from 'vitest'
import { csvText } from './csv-text.ts'
import { readCsv } from './read-csv.ts'

const cells = (text: string) => readCsv(text).map((row) => row.cells)

describe('a CSV text', () => {
  it.each([',', ';', '\t'])('may have %j between its cells', (separator) => {
    expect(cells(`a@x.org${separator}Ana\nb@x.org${separator}"Ben; Ltd, Co"`)).toEqual([
      ['a@x.org', 'Ana'],
      ['b@x.org', 'Ben; Ltd, Co'],
    ])
  })

  it('may have quotes, lines and separators within quotes, and any line end', () => {
    expect(cells('email;name\r\n"a@x.org";"Ana ""Annie"" T"\r"b@x.org";"two\r\nlines"')).toEqual([
      ['email', 'name'],
      ['a@x.org', 'Ana "Annie" T'],
      ['b@x.org', 'two\nlines'],
    ])
  })

  it('takes the separator of the first line, not one within its quotes', () => {
    expect(cells('"name, in full";email;roles\nAna;a@x.org;x, y')).toEqual([
      ['name, in full', 'email', 'roles'],
      ['Ana', 'a@x.org', 'x, y'],
    ])
  })

  it('knows the line of each row, and leaves blank ones out', () => {
    expect(readCsv('\uFEFFa\n\n"b\nb"\n , \nc\n').map(({ line }) => line)).toEqual([1, 3, 6])
  })
})

describe('the text of a file', () => {
  const bytes = (...values: number[]) => new Uint8Array(values)

  it('is read as UTF-8, with or without its mark', () => {
    expect(csvText(bytes(0xef, 0xbb, 0xbf, 0x41, 0xc4, 0x81))).toBe('Aā')
    expect(csvText(bytes(0x41, 0xc4, 0x81))).toBe('Aā')
  })

  it('is read as Windows-1252 where it is no UTF-8, and as UTF-16 by its mark', () => {
    expect(csvText(bytes(0x4d, 0xfc, 0x80))).toBe('Mü€')
    expect(csvText(bytes(0xff, 0xfe, 0x41, 0x00))).toBe('A')
    expect(csvText(bytes(0xfe, 0xff, 0x00, 0x41))).toBe('A')
  })
})
