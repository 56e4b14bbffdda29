import { expect, it } from 'vitest'
import { noteKind } from '../testing/test-kinds.ts'
import { asOffered, pageKindsOf } from './page-kinds.ts'

it('offers kinds as their manifests say, and those that say nothing after them as they were found', () => {
  const kind = (name: string, order?: number) => ({
    ...noteKind,
    manifest: { ...noteKind.manifest, kind: name, ...(order !== undefined && { order }) },
  })
  const kinds = pageKindsOf([kind('walks'), kind('texts', 20), kind('huts'), kind('notes', 10)])
  expect(asOffered(kinds)).toEqual(['notes', 'texts', 'walks', 'huts'])
})
