// Prints how the folders of a package depend on each other: node tools/lint/floors.ts apps/server
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path/posix'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'
import { folderOf, isTest, type Room } from './judge-import.ts'

const rooms: Record<string, Room> = JSON.parse(readFileSync(join(root, 'tools/lint/boundaries.json'), 'utf8'))

for (const { path, manifest } of readPackages()) {
  const room = rooms[manifest.nx?.tags?.find((tag) => tag.startsWith('room:'))?.slice('room:'.length) ?? '']
  if (!room?.floors || (process.argv[2] ?? path) !== path) continue
  const order = room.floors.flat()
  const arrows = arrowsOf(join(root, path))
  const upward = arrows.filter(([from, to]) => order.indexOf(to) > order.indexOf(from))
  const names = new Set(arrows.map(([from, to]) => `${from} → ${to}`))
  const mutual = [...names].filter((name) => {
    const [from = '', to = ''] = name.split(' → ')
    return from < to && names.has(`${to} → ${from}`)
  })
  console.log(
    `${path}: ${order.length} folders, ${names.size} arrows, ${upward.length} imports upward, ${mutual.length} mutual pairs`,
  )
  for (const [from, to, file] of upward) console.log(`  upward: ${from} → ${to} in ${file}`)
  for (const name of mutual) console.log(`  mutual: ${name.replace('→', '↔')}`)
}

/** Every import of one folder of `src` by a file of another, tests aside. */
function arrowsOf(folder: string) {
  return globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const imports = readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
      return [...imports].flatMap(([, target = '']) => {
        const [from, to] = [folderOf(file), folderOf(relative('.', normalize(join(dirname(file), target))))]
        return from && to && from !== to ? [[from, to, file] as const] : []
      })
    })
}
