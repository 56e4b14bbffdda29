// @vitest-environment node
import { expect, it } from 'vitest'
import { nestHeadings, type HeadingBranch } from './nest-headings.ts'

const heading = (level: number, id: string) => ({ level, id, words: id })
const written = (branches: readonly HeadingBranch[]): string =>
  branches.map(({ id, below }) => (below.length > 0 ? `${id}(${written(below)})` : id)).join(' ')

it.each([
  [2, [heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(2, 'd')], 'a(b) d'],
  [3, [heading(2, 'a'), heading(4, 'b'), heading(3, 'c')], 'a(b c)'],
  [1, [heading(1, 'a'), heading(2, 'b'), heading(1, 'c')], 'a c'],
  [2, [heading(3, 'a'), heading(2, 'b'), heading(3, 'c')], 'a b(c)'],
  [2, [], ''],
])('nests headings in %i levels', (levels, headings, tree) => {
  expect(written(nestHeadings(headings, levels))).toBe(tree)
})
