// @vitest-environment node
import { expect, it } from 'vitest'
import { fullSystem } from './full-system.ts'
import { valuedSystem } from './valued-system.ts'

const [named, valued] = [fullSystem, valuedSystem]

it('the names of tokens are enough for all that a component asks of them', () => {
  const vars = [...valued.tokens.flatMap].filter(([name]) => !name.startsWith('breakpoints'))
  expect(vars.length).toBeGreaterThan(400)
  expect(Object.fromEntries(vars.map(([name]) => [name, named.tokens.flatMap.get(name)]))).toEqual(
    Object.fromEntries(vars),
  )
  expect([...named.tokens.flatMap.keys()].toSorted()).toEqual([...valued.tokens.flatMap.keys()].toSorted())
  expect(named.tokens.colorPaletteMap).toEqual(valued.tokens.colorPaletteMap)
})

it('every recipe gives the same styles', () => {
  const { recipes = {}, slotRecipes = {} } = valued._config.theme ?? {}
  const names = Object.keys(recipes)
  expect(names).toContain('button')
  for (const name of names) {
    const [mine, theirs] = [named, valued].map((system) => system.cva(system.getRecipe(name))({}))
    expect([name, mine]).toEqual([name, theirs])
  }
  for (const name of Object.keys(slotRecipes)) {
    const [mine, theirs] = [named, valued].map((system) => system.sva(system.getSlotRecipe(name))({}))
    expect([name, mine]).toEqual([name, theirs])
  }
  const styles = {
    marginTop: '-4',
    color: 'fg.muted/50',
    padding: '0',
    bg: 'blue.subtle',
    colorPalette: 'red',
    _dark: { width: 'sm' },
  }
  expect(named.css(styles)).toEqual(valued.css(styles))
})
