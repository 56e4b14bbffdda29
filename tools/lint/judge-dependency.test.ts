import { describe, expect, it } from 'vitest'
import { judgeDependency, type Declaring } from './judge-dependency.ts'

const huts: Declaring = {
  name: '@sitewright/plugin-huts',
  declared: new Set(['react', '@sitewright/ui', '@types/geojson', '@types/scope__maps']),
  forDevelopment: new Set(['axe-core', '@sitewright/media']),
  isPublished: true,
  isOnlyTests: false,
}
const site: Declaring = { ...huts, name: '@sitewright/site', isPublished: false }

function judge(specifier: string, { from = huts, file = 'src/View.tsx', typeOnly = false } = {}) {
  return judgeDependency({ from, file, specifier, typeOnly, ofProject: new Set(['vitest', 'vite']) })
}

describe('an import of a package', () => {
  it('is of one that the importing package declares', () => {
    expect(judge('react')).toBeUndefined()
    expect(judge('react/jsx-runtime')).toBeUndefined()
    expect(judge('@sitewright/ui/full')).toBeUndefined()
    expect(judge('geojson', { typeOnly: true })).toBeUndefined()
    expect(judge('@scope/maps', { typeOnly: true })).toBeUndefined()
    expect(judge('geojson')).toMatch(/^geojson is not among/)
    expect(judge('lodash', { typeOnly: true })).toMatch(/^lodash is not among/)
    expect(judge('lodash')).toBe("lodash is not among the dependencies in @sitewright/plugin-huts's package.json")
    expect(judge('@sitewright/theme/fonts')).toMatch(/^@sitewright\/theme is not among/)
    expect(judge('reactive')).toMatch(/^reactive is not among/)
  })

  it('is none where it means the package itself, a file, Node or what the build makes', () => {
    for (const specifier of [
      '@sitewright/plugin-huts/server',
      './Hut.tsx',
      '#inside',
      'node:fs',
      'fs',
      'virtual:kinds',
    ])
      expect(judge(specifier)).toBeUndefined()
  })

  it('may be of what is there for development in tests, stories and tools alone', () => {
    expect(judge('axe-core')).toMatch(/devDependencies only/)
    expect(judge('@sitewright/media')).toMatch(/devDependencies only/)
    expect(judge('vitest')).toMatch(/not among the dependencies/)
    for (const file of [
      'src/View.test.tsx',
      'src/View.stories.tsx',
      'src/testing/show.tsx',
      'vite.config.ts',
      'src/x.build.ts',
    ])
      expect([judge('axe-core', { file }), judge('vitest', { file })]).toEqual([undefined, undefined])
    expect(judge('lodash', { file: 'src/View.test.tsx' })).toMatch(/not among/)
  })

  it('may be of it in a package that nobody installs', () => {
    expect(judge('axe-core', { from: site })).toBeUndefined()
    expect(judge('vitest', { from: site })).toMatch(/not among/)
    expect(judge('vitest', { from: { ...site, isOnlyTests: true } })).toBeUndefined()
  })
})
