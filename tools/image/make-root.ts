import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { layOut } from './lay-out.ts'

/** Whom the server runs as, as in images that were made from the official ones of Node: a volume stays theirs. */
export const user = { id: 1000, name: 'sitewright' }

/** Where the site is in the image. */
export const place = '/opt/sitewright'

/** For programs that look up names of hosts and people. */
const settings = {
  'etc/passwd': `root:x:0:0:root:/root:/sbin/nologin\n${user.name}:x:${user.id}:${user.id}::/data:/sbin/nologin\n`,
  'etc/group': `root:x:0:\n${user.name}:x:${user.id}:\n`,
  'etc/nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
}

/**
 * Makes the root file system of the image in a new folder: this Node, the libraries of this Debian that it and the native
 * packages load, and the site. There is no shell in it and no package manager, so nothing of these can be used against it.
 * The site must be built.
 */
export function makeRoot(folder: string): void {
  layOut(join(folder, place))
  put('usr/local/bin/node', process.execPath)
  write('usr/local/bin/sitewright', `#!/usr/local/bin/node\nawait import('${place}/sitewright.mjs')\n`, 0o755)
  for (const [path, text] of Object.entries(settings)) write(path, text)
  const native = globSync(`${folder}${place}/node_modules/**/*.{node,so,so.*}`)
  const libraries = librariesOf([process.execPath, ...native])
  for (const library of libraries) put(library, library)
  put('etc/os-release', '/etc/os-release')
  for (const name of debianPackagesOf(libraries)) notePackage(name)
  const nodeLicence = join(dirname(process.execPath), '../LICENSE')
  if (existsSync(nodeLicence)) put('usr/share/doc/node/copyright', nodeLicence)
  for (const [path, mode] of [
    ['tmp', 0o1777],
    ['data', 0o700],
  ] as const) {
    mkdirSync(join(folder, path))
    chmodSync(join(folder, path), mode)
  }

  function put(path: string, from: string) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(from, join(folder, path))
  }

  function write(path: string, text: string, mode = 0o644) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { mode })
  }

  /** As in Debian: by this, scanners know what is in the image, and everybody under which licence. */
  function notePackage(name: string) {
    write(`var/lib/dpkg/status.d/${name}`, output('dpkg-query', ['--status', name]))
    const licence = `/usr/share/doc/${name}/copyright`
    if (existsSync(licence)) put(licence, licence)
  }
}

/** The shared libraries of the system that programs load, as the system's loader finds them. */
function librariesOf(programs: readonly string[]): string[] {
  const found = programs.flatMap((program) => {
    const listed = output('ldd', [program])
    const [missing] = listed.match(/\S+ => not found/) ?? []
    if (missing) throw new Error(`${program} lacks ${missing}`)
    return Array.from(listed.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm), ([, path = '']) => path)
  })
  return [...new Set(found)].filter((path) => /^\/(?:usr\/)?lib/.test(path)).toSorted()
}

/** The packages of Debian that files belong to: since /lib is a link, dpkg may know them under either name. */
function debianPackagesOf(files: readonly string[]): string[] {
  const names = files.flatMap((file) => {
    const known = [file, `/usr${file}`].map((path) => tried('dpkg-query', ['--search', path])).find(Boolean)
    return known ? [known.split(':')[0] ?? ''] : []
  })
  return [...new Set(names)].toSorted()
}

function output(command: string, args: readonly string[]) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function tried(command: string, args: readonly string[]) {
  try {
    return output(command, args)
  } catch {
    return ''
  }
}
