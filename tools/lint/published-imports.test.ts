import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishable } from '../release/publishable.ts'
import { root } from '../setup/root.mjs'
import { importsOf, sourceOf, specifiersIn } from '../test/import-graph.ts'
import { judgeDependency } from './judge-dependency.ts'

// The linter takes a folder `testing` for tests; what an entry such as `./testing` leads to is installed by others.
it.each(publishable().filter(({ manifest }) => Object.keys(manifest.exports ?? {}).length > 1))(
  '$name declares all that its entries import, those for the tests of others too',
  (each) => {
    const { name, path, manifest } = each
    const entries = Object.keys(manifest.exports ?? {}).flatMap((entry) => {
      const source = sourceOf(each, entry)
      return source === undefined ? [] : [join(path, source)]
    })
    expect(entries).not.toEqual([])
    const files = [...importsOf(entries)].filter((file) => file.startsWith(`${path}/`))
    const { dependencies, peerDependencies, optionalDependencies } = manifest
    const from = {
      name,
      declared: new Set(Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })),
      forDevelopment: new Set<string>(),
      isPublished: true,
      isOnlyTests: false,
    }
    const faults = files.flatMap((file) =>
      specifiersIn(file, readFileSync(join(root, file), 'utf8')).flatMap((specifier) => {
        const fault = judgeDependency({ from, file: 'src/index.ts', specifier, ofProject: new Set() })
        return fault ? [`${file}: ${fault}`] : []
      }),
    )
    expect(faults).toEqual([])
  },
)
