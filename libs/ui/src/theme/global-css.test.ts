// @vitest-environment node
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import fullCss from './full-css.build.ts'
import globalCss from './global-css.build.ts'

const variables = (css: string) =>
  new Map([...css.matchAll(/(--[\w\\.-]+):([^;}]*)/g)].map(([, name, value]) => [name, value]))

describe('globalCss', () => {
  it('declares the order of the layers before anything else, and names no other layer', () => {
    expect(globalCss).toMatch(/^@layer reset, base, tokens, recipes;@layer/)
    expect(new Set(globalCss.match(/@layer \w+(?=\{)/g))).toEqual(
      new Set(['@layer reset', '@layer base', '@layer tokens']),
    )
  })

  it('is well-formed: braces match, no value is missing', () => {
    const css = globalCss
    expect(css.match(/\{/g)).toHaveLength(css.match(/\}/g)!.length)
    expect(css).not.toMatch(/undefined|null|\{colors|:;|\[object/)
  })

  it('defines every custom property that it uses', () => {
    const defined = variables(globalCss)
    const used = new Set([...globalCss.matchAll(/var\((--[\w\\.-]+)/g)].map(([, name]) => name))
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
  })

  it('costs a first view at most 4 kB', () => {
    expect(brotliCompressSync(globalCss).length).toBeLessThanOrEqual(4000)
  })

  it('follows the visitor’s setting in colours and motion without JavaScript', () => {
    expect(globalCss).toContain('color-scheme:light dark')
    expect(variables(globalCss).get('--chakra-colors-bg')).toMatch(/^light-dark\(#\w{6},#\w{6}\)$/)
    expect(globalCss).toContain('@media (prefers-reduced-motion:reduce)')
  })
})

describe('the full system’s additions', () => {
  it('changes nothing that the page around already uses', () => {
    const known = variables(globalCss)
    const repeated = [...variables(fullCss).keys()].filter((name) => known.has(name))
    expect(repeated).toEqual([])
    const frames = (css: string): string[] => css.match(/@keyframes [\w-]+/g) ?? []
    expect(frames(fullCss).filter((name) => frames(globalCss).includes(name))).toEqual([])
  })

  it('brings no second reset', () => {
    expect(fullCss).not.toMatch(/@layer reset\{|box-sizing/)
  })
})
