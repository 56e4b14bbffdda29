// npm run lock: run it after every `npm install` that changed package-lock.json.
// A registry mirror may hold the binaries of its own platform only. `npm install` then leaves the other platforms'
// out of the lock, and `npm ci` refuses such a lock. This adds their names, so that the lock serves every platform.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './setup/root.mjs'

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'android', 'openharmony']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

/** What the lock file says of a package, as far as it is read or written here. */
interface LockedPackage {
  version?: string
  cpu?: string[]
  dev?: boolean
  optional?: boolean
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const file = join(root, 'package-lock.json')
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'))
const added = missingBinaries(lock.packages)
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...added }).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${Object.keys(added).length} added`)

function missingBinaries(packages: Record<string, LockedPackage>) {
  const missing: Record<string, LockedPackage> = {}
  for (const [at, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const top = `node_modules/${name}`
      if (!(top in packages) && !(`${at}/${top}` in packages)) missing[top] = binary(name, version, dev)
    }
  }
  return missing
}

/** Binary packages are named after what they run on: `@nx/nx-linux-x64-musl`. One of no known system runs nowhere. */
function binary(name: string, version: string, dev?: boolean): LockedPackage {
  const words = basename(name).replace('linuxmusl', 'linux-musl').split('-')
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
