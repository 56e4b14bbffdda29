import { expect, it } from 'vitest'
import { fileLink, plain, table } from './markdown.ts'

it('escapes characters of Markdown', () => {
  expect(plain('- a *b* `c` <d> DATA_DIR _e_ [f](g)')).toBe('\\- a \\*b\\* \\`c\\` \\<d> DATA_DIR \\_e\\_ [f\\](g)')
  expect(plain('one\n  two')).toBe('one two')
})

it('escapes separators inside the cells of a table', () => {
  expect(table(['A'], [[plain('x | y')]])).toBe('| A |\n| --- |\n| x \\| y |\n')
})

it('links a file relative to the page', () => {
  expect(fileLink('libs/ui/src/x.ts', 2)).toBe('[x.ts](../../libs/ui/src/x.ts)')
})
