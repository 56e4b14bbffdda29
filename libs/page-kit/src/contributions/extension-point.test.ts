// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createExtensionPoint } from './extension-point.ts'

interface Part {
  name: string
}

const point = () =>
  createExtensionPoint<Part>({
    name: 'kind-one/parts',
    own: [{ name: 'wheel' }],
    keyOf: ({ name }) => name,
    read(brought) {
      if (typeof brought !== 'string') throw new Error('that is no part')
      return { name: brought }
    },
  })

const names = ({ list }: ReturnType<typeof point>) => list().map(({ name }) => name)

describe('createExtensionPoint', () => {
  it('lists its own first, then those of packages as they were added', () => {
    const parts = point()
    parts.add('b', ['door', 'axle'])
    parts.add('a', 'lamp')
    expect(names(parts)).toEqual(['wheel', 'door', 'axle', 'lamp'])
    expect(parts.get('door')).toEqual({ name: 'door' })
    for (const name of ['seat', 'constructor', '__proto__']) expect(parts.get(name)).toBeUndefined()
    expect(parts.list()).toBe(parts.list())
    expect(parts.keys?.()).toEqual(['wheel', 'door', 'axle', 'lamp'])
  })

  it('has what a package brings again in the place of what it brought', () => {
    const parts = point()
    parts.add('a', ['lamp', 'door'])
    parts.add('b', 'axle')
    parts.add('a', 'lamp')
    expect(names(parts)).toEqual(['wheel', 'lamp', 'axle'])
  })

  it('takes nothing of a package that brings what cannot be used, or what is there already', () => {
    const parts = point()
    parts.add('a', 'lamp')
    expect(() => parts.add('b', ['door', 7])).toThrow('that is no part')
    expect(() => parts.add('b', ['door', 'wheel'])).toThrow("'wheel' is there already")
    expect(() => parts.add('b', ['door', 'lamp'])).toThrow("'lamp' is there already")
    expect(names(parts)).toEqual(['wheel', 'lamp'])
    expect(parts.get('door')).toBeUndefined()
  })
})
