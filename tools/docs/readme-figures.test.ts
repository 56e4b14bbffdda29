import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/root.mjs'
import { withFigures } from './readme-figures.ts'

const performance = readFileSync(join(root, 'docs/reference/performance.md'), 'utf8')
const readme = 'Before\n\n<!-- figures: npm run docs -->\n\nold\n\n<!-- /figures -->\n\nAfter\n'

it('puts the measured figures into the README, and how many targets are met', () => {
  const text = withFigures(readme, performance)
  expect(text).toMatch(/^Before\n\n<!-- figures: npm run docs -->\n\n\| Measured /)
  expect(text).toMatch(/\| JavaScript files before any touch \| \d+ \|/)
  expect(text).toMatch(/\n\d+ of \d+ promises are kept/)
  expect(text).toMatch(/<!-- \/figures -->\n\nAfter\n$/)
  expect(text).not.toContain('old')
})

it('refuses a README without a place for them, and figures that were not measured', () => {
  expect(() => withFigures('Before', performance)).toThrow('README.md has no')
  expect(() => withFigures(readme, '| What |')).toThrow("has no 'page from the cache'")
})
