import { expect, it } from 'vitest'
import { finishedLooks } from './finished-looks.ts'
import { lookOf } from './look.ts'
import { readLook } from './read-look.ts'
import { theme } from './theme.ts'

it('begin with the one that the site comes with', () => {
  expect(finishedLooks[0]?.look).toEqual(lookOf(theme))
})

it('are looks that can be published', () => {
  for (const { look } of finishedLooks) expect(readLook(JSON.parse(JSON.stringify(look)))).toEqual({ look })
})

it('are eight, of different names, accents, fonts and layouts', () => {
  const kinds = (of: (look: (typeof finishedLooks)[number]) => unknown) => new Set(finishedLooks.map(of)).size
  expect([kinds(({ name }) => name), kinds(({ look }) => look.accent)]).toEqual([8, 8])
  expect(kinds(({ look }) => JSON.stringify(look.fonts))).toBeGreaterThanOrEqual(6)
  expect(kinds(({ look }) => `${look.masthead} ${look.menu}`)).toBeGreaterThanOrEqual(5)
})
