import { expect, it } from 'vitest'
import { unseenComponents } from './seen-components.ts'

// What shows nothing by itself.
const invisible = [
  'libs/page-kit/src/Fetched.tsx',
  'libs/page-kit/src/editing/EditableView.tsx',
  'libs/ui/src/theme/SystemProvider.tsx',
]

it('shows every component in a story, or within one that is', () => {
  expect(unseenComponents().filter((file) => !invisible.includes(file))).toEqual([])
})
