import type { FoundContribution } from '@sitewright/page-kit/discover'
import {
  declaredPurpose,
  isOfAdministration,
  isOfStaff,
  isOnDemand,
  purposeOf,
  richTextPackages,
} from './chunk-purposes.ts'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** A file that the build would make if it shared nothing by purpose. */
interface Piece {
  modules: readonly string[]
  /** Characters, before they are made fewer. */
  size: number
  /** True if it imports nothing. */
  isLeaf: boolean
  /** The roots of each piece that it imports at once, and so on. */
  needed: readonly ReadonlySet<string>[]
  /** The modules that somebody imports later, or begins with, and that need this piece at once. */
  roots: ReadonlySet<string>
}

/** A page kind's own module. */
interface KindModule {
  name: string
  /** The modules by which packages contribute to it. */
  contributed: ReadonlySet<string>
  /** The modules of its screens. */
  screens: ReadonlySet<string>
}

export interface PurposeOptions {
  /** Path of the module that begins the application. */
  entry: string
  /** Path of the module that begins a visitor's page. */
  island: string
  /** The installed page kinds by their packages. */
  kinds: ReadonlyMap<string, string>
  /** What packages contribute to them. */
  contributions: readonly Pick<FoundContribution, 'entry' | 'kind'>[]
}

/** Characters. What is smaller costs less where nobody needs it than as a file of its own. */
const smallChunkLength = 2_000

/** Characters. A request costs more, also for those who do not need it. */
const tinyChunkLength = 300

/**
 * Few files, along what people do: `base` for everybody whose page comes to life, `entry` for those who see the
 * application, which visitors of a page do not before they log in, `views` for what several page kinds show, `view-KIND`
 * for what one shows and edits, `dialogs` for logging in and for messages, `editing` for what all editors of texts share,
 * `editing-some` for what some of them share, `staff` for what screens share with the dialogs that an editor may open,
 * `administration` for what else screens share. What a single root needs stays in its own file. Nothing is in a file that
 * those who load it could not need: an editor gets nothing of the administration, and a visitor nothing of either. What is
 * wanted when the packages declare themselves (`chunk-purposes.ts`); no name of a file matters.
 *
 * Which modules are left after unused exports are gone only a build knows, so one is made to find out, in memory.
 *
 * @returns the name of the file for each module that several roots need.
 */
export async function chunksByPurpose(config: InlineConfig, options: PurposeOptions): Promise<Map<string, string>> {
  const split = await splitApart(config, options)
  const chunkNameOf = createPurposes(split, options)
  const chunks = new Map<string, string>()
  for (const piece of split.pieces) {
    const name = chunkNameOf(piece)
    if (name !== undefined) for (const id of piece.modules) chunks.set(id, name)
  }
  // they wait for a page kind, which in turn needs the others of their files
  chunks.delete(options.entry)
  chunks.delete(options.island)
  return chunks
}

/** Builds without sharing by purpose. */
async function splitApart(config: InlineConfig, options: PurposeOptions): Promise<Split> {
  const kinds = new Map<string, KindModule>()
  const pieces: Piece[] = []
  const rootsAfter = new Map<string, Set<string>>()
  const read: Plugin = {
    name: 'sitewright:read-pieces',
    async generateBundle(_, bundle) {
      for (const [name, kind] of options.kinds) {
        const resolved = await this.resolve(name, options.entry)
        // what the kind's own module brings later are its screens
        const screens = new Set(resolved && this.getModuleInfo(resolved.id)?.dynamicallyImportedIds)
        const brought = options.contributions.filter((each) => each.kind === kind)
        const contributed = await Promise.all(brought.map((each) => this.resolve(each.entry, options.entry)))
        if (resolved)
          kinds.set(resolved.id, {
            name: kind,
            screens,
            contributed: new Set(contributed.map((each) => each?.id ?? '')),
          })
      }
      // a page kind, or what a package contributes to one
      const begins = (root: string) => kinds.has(root) || [...kinds.values()].some((each) => each.contributed.has(root))
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      )
      const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
      const first = new Set(entries.flatMap((each) => closure(each.fileName, chunks).map(({ fileName }) => fileName)))
      const rootsOf = new Map<string, Set<string>>([...chunks.keys()].map((name) => [name, new Set()]))
      for (const { facadeModuleId: root, fileName, isEntry, isDynamicEntry } of chunks.values()) {
        if (root === null || !(isEntry || isDynamicEntry)) continue
        if (!isEntry && !begins(root)) purposeOf(root)
        const needed = closure(fileName, chunks)
        for (const each of needed) rootsOf.get(each.fileName)?.add(root)
        // what an entry brings later is there for all, and no root's own
        const own = isEntry ? needed : needed.filter((each) => !first.has(each.fileName))
        const later = own.flatMap(({ dynamicImports }) => dynamicImports)
        rootsAfter.set(root, new Set(later.flatMap((name) => chunks.get(name)?.facadeModuleId ?? [])))
      }
      for (const { fileName, moduleIds, code, imports } of chunks.values())
        pieces.push({
          modules: moduleIds,
          size: code.length,
          isLeaf: imports.length === 0,
          needed: closure(fileName, chunks).map((each) => rootsOf.get(each.fileName) ?? new Set()),
          roots: rootsOf.get(fileName) ?? new Set(),
        })
    },
  }
  const { plugins = [], build: rest } = config
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, read],
    build: { ...rest, write: false, minify: false, reportCompressedSize: false },
  })
  return { pieces, rootsAfter, kinds }
}

/** A file and those that it imports at once, and so on. */
function closure(first: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const add = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || found.has(name)) return
    found.set(name, chunk)
    chunk.imports.forEach(add)
  }
  add(first)
  return [...found.values()]
}

interface Split {
  pieces: readonly Piece[]
  /** The roots that another one imports later. */
  rootsAfter: ReadonlyMap<string, ReadonlySet<string>>
  kinds: ReadonlyMap<string, KindModule>
}

/** @returns what names the file that a piece goes into; undefined where it stays one of its own. */
function createPurposes({ pieces, rootsAfter, kinds }: Split, { entry, island }: PurposeOptions) {
  const touch = (test: (id: string) => boolean) =>
    new Set(pieces.flatMap(({ modules, roots }) => (modules.some(test) ? [...roots] : [])))
  const after = (from: Iterable<string>, isIn: (root: string) => boolean) => {
    const found = new Set<string>()
    const add = (root: string) => {
      if (found.has(root) || !isIn(root)) return
      found.add(root)
      rootsAfter.get(root)?.forEach(add)
    }
    for (const root of from) add(root)
    return found
  }
  const staff = touch(isOfStaff)
  const visitors = after([island], (root) => !staff.has(root) && !isOfAdministration(root))
  const editing = [...kinds].map(([kind, { name, screens, contributed }]) => {
    const isOfEditing = (root: string) => !visitors.has(root) && !screens.has(root)
    const shows = new Set([kind, ...contributed])
    const first = [...shows].flatMap((root) => [...(rootsAfter.get(root) ?? [])])
    const atOnce = after(first, (root) => isOfEditing(root) && !isOnDemand(root))
    const shown = after(first, (root) => visitors.has(root))
    const brought = after(
      [...contributed].flatMap((root) => [...(rootsAfter.get(root) ?? [])]),
      isOfEditing,
    )
    return { shows, name, atOnce, roots: after(first, isOfEditing), shown, brought }
  })
  /** What only this kind's view brings later. */
  const isShownBy = (owner: (typeof editing)[number], root: string) =>
    owner.shown.has(root) && !editing.some((each) => each !== owner && each.shown.has(root))

  const writing = touch((id) => richTextPackages.test(id))
  const ofText = editing.filter((each) => meet(each.atOnce, writing))

  const isLater = (root: string) => rootsAfter.get(island)?.has(root) ?? false
  const isForAll = (roots: ReadonlySet<string>) =>
    roots.has(island) ||
    (roots.has(entry) && [...roots].some((root) => visitors.has(root) && declaredPurpose(root) !== 'login'))
  /** Those that share more with others than a few lines. */
  const ofDialogs = new Set(
    pieces
      .filter(
        ({ roots, size }) => roots.size > 1 && !roots.has(entry) && !roots.has(island) && size >= smallChunkLength,
      )
      .flatMap(({ roots }) => [...roots].filter(isLater)),
  )

  /** What editors of several kinds share, and no visitor has. */
  const isOfEditors = (roots: ReadonlySet<string>) =>
    !isForAll(roots) && !meet(roots, visitors) && editing.filter((each) => meet(each.atOnce, roots)).length > 1

  return ({ roots, size, isLeaf, needed }: Piece): string | undefined => {
    if (roots.size < 2) return undefined
    if (isForAll(roots)) return 'base'
    if (roots.has(entry)) return 'entry'
    if (isLeaf && size < tinyChunkLength) return 'base'
    const forVisitors = [...roots].filter((root) => visitors.has(root))
    const owner = editing.find(({ shows }) => meet(forVisitors, shows))
    if (owner) {
      const isOwn = [...roots].every((root) => owner.shows.has(root) || owner.roots.has(root) || isShownBy(owner, root))
      if (isOwn) return `view-${owner.name}`
      return forVisitors.length > 1 || size < smallChunkLength ? 'views' : undefined
    }
    if (forVisitors.some(isLater)) {
      // the client of calls must not wait for dialogs because of a few lines that both need
      const isNeeded = size >= smallChunkLength || forVisitors.filter(isLater).every((root) => ofDialogs.has(root))
      return isNeeded ? 'dialogs' : undefined
    }
    // what a view shows on demand, such as a map, is not worth having where nobody asks for it
    if (forVisitors.length > 0) return size < smallChunkLength ? 'views' : undefined
    if (!editing.some((each) => meet(each.roots, roots))) return 'administration'
    const editors = editing.filter((each) => meet(each.atOnce, roots))
    if (editors.length > 1 && ofText.every((each) => editors.includes(each))) return 'editing'
    const [only] = editors.length === 1 ? editors : []
    // with what the same editor opens later, which finds it there; a trifle with the view, unless a visitor would need more
    if (only && [...roots].every((root) => only.roots.has(root))) {
      const isOfEntry = (each: ReadonlySet<string>) => each.has(entry) && !isForAll(each)
      const isLight = size < smallChunkLength && !needed.some((each) => isOfEntry(each) || isOfEditors(each))
      // what editors of packages share may need anything of what the kind's own editor has
      const isTrifle = isLight && !meet(roots, only.brought)
      return `${isTrifle ? 'view' : 'editing'}-${only.name}`
    }
    return ofText.some((each) => editors.includes(each)) ? 'editing-some' : 'staff'
  }
}

function meet(some: Iterable<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((each) => others.has(each))
}
