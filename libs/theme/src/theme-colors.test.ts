import { afterEach, expect, it, vi } from 'vitest'
import { theme } from './theme.ts'

afterEach(() => {
  vi.doUnmock('./theme.ts')
  vi.resetModules()
})

async function colorsWith(changes: Partial<typeof theme>) {
  vi.resetModules()
  vi.doMock('./theme.ts', () => ({ theme: { ...theme, ...changes } }))
  return import('./theme-colors.ts')
}

it('follow an edited theme: the frame of the browser, small documents and emails', async () => {
  const before = await colorsWith({})
  const after = await colorsWith({ accent: '#8a1c4b', neutral: '#8a6f4e' })
  expect(after.themeColors.dark).not.toBe(before.themeColors.dark)
  for (const name of ['link', 'button', 'focusRing'] as const)
    expect(after.documentColors[name]).not.toBe(before.documentColors[name])
  for (const name of ['page', 'text', 'button'] as const)
    expect(after.letterColors[name]).not.toBe(before.letterColors[name])
})

it('are plain in emails, and for light and dark surroundings in documents', async () => {
  const { documentColors, letterColors } = await colorsWith({})
  for (const color of Object.values(letterColors)) expect(color).toMatch(/^#[\da-f]{6}$/)
  for (const color of Object.values(documentColors)) expect(color).toMatch(/^light-dark\(#[\da-f]{6},#[\da-f]{6}\)$/)
})

it('report at once which colour is not readable', async () => {
  await expect(colorsWith({ accent: 'navy' })).rejects.toThrow('A colour of the theme is written #rrggbb, not navy')
})

it('say how an accent comes out on a button, in light and in dark', async () => {
  const { documentColors, shownAccent } = await colorsWith({})
  const { light, dark } = shownAccent(theme)
  expect(`light-dark(${light},${dark})`).toBe(documentColors.button)
  expect(shownAccent({ ...theme, accent: '#ffd84a' }).light).toMatch(/^#[\da-f]{6}$/)
  expect(shownAccent({ ...theme, accent: '#ffd84a' })).not.toEqual({ light, dark })
})

it('give small documents the colours of another theme', async () => {
  const { documentColors, documentColorsOf } = await colorsWith({})
  expect(documentColorsOf(theme)).toEqual(documentColors)
  const other = { ...theme, accent: '#8a1c4b' }
  expect(documentColorsOf(other)).toEqual((await colorsWith(other)).documentColors)
  expect(documentColorsOf(other).link).not.toBe(documentColors.link)
})
