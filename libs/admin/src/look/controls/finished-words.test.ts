import { finishedLooks } from '@sitewright/theme'
import { expect, it } from 'vitest'
import { finishedWords } from './finished-words.ts'

it('has words for each finished look, in English those of the theme', () => {
  expect([...finishedWords].map(([key, { name, character }]) => [key, name(), character()])).toEqual(
    finishedLooks.map(({ name, character }) => [name, name, character]),
  )
})
