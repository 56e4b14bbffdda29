import { expect, it } from 'vitest'
import { fileLink, plain, table } from './markdown.ts'

it('shows signs of Markdown as they are', () => {
  expect(plain('- a *b* `c` <d> DATA_DIR _e_ [f](g)')).toBe('\\- a \\*b\\* \\`c\\` \\<d> DATA_DIR \\_e\\_ [f\\](g)')
  expect(plain('one\n  two')).toBe('one two')
})

it('parts the cells of a table by nothing that stands in them', () => {
  expect(table(['A'], [[plain('x | y')]])).toBe('| A |\n| --- |\n| x \\| y |\n')
})

it('links a file from where the page lies', () => {
  expect(fileLink('libs/ui/src/x.ts', 2)).toBe('[x.ts](../../libs/ui/src/x.ts)')
})
