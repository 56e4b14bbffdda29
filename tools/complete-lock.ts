// node tools/complete-lock.ts: run it after every `npm install` that changed package-lock.json.
// A registry mirror may hold the binaries of its own platform only. `npm install` then leaves the other platforms'
// out of the lock, and `npm ci` refuses such a lock. This adds their names, so that the lock serves every platform.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/root.mjs'

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'android', 'openharmony']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = missingBinaries(lock.packages)
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...added }).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${Object.keys(added).length} added`)

function missingBinaries(packages) {
  const missing = {}
  for (const [at, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = [`node_modules/${name}`, `${at}/node_modules/${name}`]
      if (!places.some((place) => place in packages)) missing[places[0]] = binary(name, version, dev)
    }
  }
  return missing
}

/** Binary packages are named after what they run on: `@nx/nx-linux-x64-musl`. One of no known system runs nowhere. */
function binary(name, version, dev) {
  const words = name.split('/').pop().replace('linuxmusl', 'linux-musl').split('-')
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : words.includes('gnu') ? 'glibc' : undefined
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    optional: true,
    os: [systems.find((system) => words.includes(system)) ?? 'none'],
    ...(libc && { libc: [libc] }),
  }
}
