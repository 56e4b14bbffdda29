import { expect, it } from 'vitest'
import { publishable } from '../release/publishable.ts'
import { readPackages } from '../workspace/packages.ts'

it.each(readPackages())('$name has its code checked by the targets lint and typecheck', ({ manifest }) => {
  expect(manifest.nx?.targets).toMatchObject({ lint: {}, typecheck: {} })
  // a script would take the place of the one check of all types
  expect(manifest.scripts ?? {}).not.toHaveProperty('typecheck')
  expect(manifest.scripts ?? {}).not.toHaveProperty('lint')
})

it.each(publishable())('$name cannot be published from its folder, which is not what is published', ({ manifest }) => {
  expect(manifest.scripts?.['prepack']).toBe('node ../../tools/release/refuse-to-pack.mjs')
})
