// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { applyLook } from './apply-look.ts'
import { fontStacks } from './font-stacks.ts'
import { lookOf } from './look.ts'
import { theme } from './theme.ts'

afterEach(() => {
  document.documentElement.removeAttribute('style')
  document.querySelector('style[data-look-fonts]')?.remove()
})

const faces = () => [...document.querySelectorAll('style[data-look-fonts]')].map(({ textContent }) => textContent)

it('makes the fonts of a look known that the site serves, as long as it has any', () => {
  const built = lookOf(theme)
  const body = fontStacks.find(({ name }) => name === 'Lora')?.families ?? ''
  applyLook({ ...built, fonts: { ...built.fonts, body } })
  expect(document.documentElement.style.getPropertyValue('--chakra-fonts-body')).toBe(body)
  expect(faces()).toEqual([expect.stringContaining('@font-face{font-family:"Lora fallback"')])
  applyLook(built)
  expect(faces()).toEqual([''])
})

it('gives the document the layout and the colours of a look, and takes those of the one before away', () => {
  const built = lookOf(theme)
  const { documentElement: root } = document
  applyLook({ ...built, scheme: 'dark', masthead: 'line', accent: '#8a1c4b' })
  const button = root.style.getPropertyValue('--chakra-colors-accent-solid')
  expect([root.style.colorScheme, root.dataset['lookMasthead']]).toEqual(['dark', 'line'])
  expect(root.style.getPropertyValue('--chakra-spacing-0.5')).not.toBe('')
  applyLook({ ...built, menu: 'solid' })
  expect([root.style.colorScheme, root.dataset['lookMasthead'], root.dataset['lookMenu']]).toEqual([
    'light dark',
    undefined,
    'solid',
  ])
  expect(root.style.getPropertyValue('--chakra-colors-accent-solid')).not.toBe(button)
})
