import { dirname, join, normalize } from 'node:path/posix'

/** A package with the room of its tag, if it has one, and what it names as its dependencies. */
export interface PackageInRoom {
  name: string
  room: string | undefined
  dependencies: Set<string>
}

/**
 * What a room may import: a room means all entries of its packages, `room/entry` the values of that one only.
 *
 * `folders` narrows the values, not the types, that files in that folder import; tests are free of it. `also` names the
 * further imports that one package of the room may make. `floors`, lowest first, are the folders and single files of
 * `src`: each imports those before it only, tests aside; `upward` names the exceptions, with their reasons. `frozen` names
 * files, or folders by a `/` at the end, that stay as they were released: they take no values from other code of the
 * workspace, but from `frozenEntries`, the entries of a package that are such files.
 */
export interface Room {
  may: string[]
  folders?: Record<string, string[]>
  frozen?: string[]
  frozenEntries?: string[]
  also?: Record<string, string[]>
  floors?: string[][]
  upward?: Record<string, string>
}

interface Import {
  /** All packages by name. */
  packages: Map<string, PackageInRoom>
  rooms: Record<string, Room>
  /** The importing package. */
  from: PackageInRoom
  /** The importing file, relative to its package. */
  file: string
  /** The specifier of the import. */
  specifier: string
  typeOnly: boolean
}

/** Says what is wrong with one import, or nothing. */
export function judgeImport({ packages, rooms, from, file, specifier, typeOnly }: Import): string | undefined {
  const frozen = rooms[from.room ?? '']?.frozen?.find((each) => file.startsWith(each))
  if (frozen && !typeOnly && !isTest(file) && isFromOutside({ packages, rooms, file, specifier, frozen }))
    return `'${specifier}' may change, and ${frozen} may not: copy what is needed of it (tools/lint/boundaries.json)`
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier))
    if (isRunnerConfig(file) && target.endsWith('/limits/limits.ts')) return undefined
    if (target.startsWith('..')) return `A relative import may not leave ${from.name}; import the package`
    return isTest(file) ? undefined : judgeFloors(rooms[from.room ?? ''], file, target)
  }
  const { name, entry } = split(specifier)
  const to = packages.get(name)
  if (!to || to === from) return undefined
  if (!from.dependencies.has(name)) return `${name} is not among the dependencies in ${from.name}'s package.json`
  const circle = pathBetween(packages, to, from)
  if (circle) return `The packages go round in a circle: ${[from.name, ...circle].join(' → ')}`

  const target = [to.room, entry].filter(Boolean).join('/')
  // A type costs nothing at run time, so it may come through any entry of a room that is open at all.
  const allowed = (list: string[]) =>
    (to.room !== undefined && list.includes(to.room)) ||
    list.includes(target) ||
    (typeOnly && list.some((each) => each.startsWith(`${to.room}/`)))
  const room = from.room === undefined ? undefined : rooms[from.room]
  if (!room) return `${from.name} is in no room: give it a tag "room:…" that tools/lint/boundaries.json knows`
  if (isApp(from) && to.room === 'page-kind') return appNamesKind(from, to)
  if (room.also?.[from.name]?.includes(specifier)) return undefined
  if (!allowed(room.may)) return `The room '${from.room}' may not import '${target}' (tools/lint/boundaries.json)`
  if (typeOnly || isTest(file)) return undefined
  const narrowed = Object.entries(room.folders ?? {}).find(([folder]) => file.startsWith(`${folder}/`))
  if (!narrowed || allowed(narrowed[1])) return undefined
  return `${narrowed[0]} of the room '${from.room}' may not import '${target}' (tools/lint/boundaries.json)`
}

/** Says what is wrong with an import from one folder of `src` to another, where the folders stand on floors. */
function judgeFloors(room: Room | undefined, file: string, target: string) {
  const { floors, upward = {} } = room ?? {}
  const [from, to] = [folderOf(file), folderOf(target)]
  if (!floors || from === undefined || to === undefined || from === to) return undefined
  const order = floors.flat()
  const missing = [from, to].find((folder) => !order.includes(folder))
  if (missing) return `'${missing}' is on no floor: name it in tools/lint/boundaries.json`
  if (order.indexOf(to) < order.indexOf(from) || `${from} → ${to}` in upward) return undefined
  return `'${from}' may not import '${to}', which stands above it (floors in tools/lint/boundaries.json)`
}

/** The folder of `src` that a file is in, or its own name where it is in none; undefined outside of `src`. */
export function folderOf(file: string): string | undefined {
  return /^src\/([^/]+?)(?:\/|\.[cm]?[jt]sx?$)/.exec(file)?.[1]
}

/** Whether an import of a frozen file leads to the workspace's own code besides what is frozen too. */
function isFromOutside({
  packages,
  rooms,
  file,
  specifier,
  frozen,
}: Pick<Import, 'packages' | 'rooms' | 'file' | 'specifier'> & { frozen: string }) {
  if (!specifier.startsWith('.')) {
    const { name, entry } = split(specifier)
    const to = packages.get(name)
    return to !== undefined && !rooms[to.room ?? '']?.frozenEntries?.includes(entry)
  }
  return !normalize(join(dirname(file), specifier)).startsWith(frozen)
}

/** Whether a file is run by a test runner only. */
export function isTest(file: string): boolean {
  return /\.(test|stories|spec)\.[cm]?[jt]sx?$/.test(file) || file.includes('/testing/')
}

/** Whether a file only sets up a runner of tests: all of them take their limits of time from one place. */
function isRunnerConfig(file: string) {
  return /^(vitest|playwright)\.config\.ts$/.test(file)
}

/** Says what is wrong with a text in the code of an app: a page kind's package is found, never named. */
export function judgeText({ packages, from, text }: Pick<Import, 'packages' | 'from'> & { text: string }) {
  const to = packages.get(split(text).name)
  return isApp(from) && to?.room === 'page-kind' ? appNamesKind(from, to) : undefined
}

function appNamesKind(from: PackageInRoom, to: PackageInRoom) {
  return `${from.name} may not name the page kind ${to.name}; page kinds are found through package.json`
}

function isApp({ room }: PackageInRoom) {
  return room === 'site' || room === 'server'
}

/** The package that a specifier means, and the entry of it: `@a/b/c/d` is `c/d` of `@a/b`. */
export function split(specifier: string): { name: string; entry: string } {
  const parts = specifier.split('/')
  const length = specifier.startsWith('@') ? 2 : 1
  return { name: parts.slice(0, length).join('/'), entry: parts.slice(length).join('/') }
}

/** The names from one package to another along declared dependencies, both included, or undefined. */
function pathBetween(
  packages: Map<string, PackageInRoom>,
  start: PackageInRoom,
  end: PackageInRoom,
  seen = new Set<PackageInRoom>(),
): string[] | undefined {
  if (start === end) return [end.name]
  if (seen.has(start)) return undefined
  seen.add(start)
  for (const name of start.dependencies) {
    const next = packages.get(name)
    const rest = next && pathBetween(packages, next, end, seen)
    if (rest) return [start.name, ...rest]
  }
  return undefined
}
