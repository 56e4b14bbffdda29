import type { Plugin, Rolldown } from 'vite'
import { fetchedWith, isOfAdministration, isOnDemand, staffPackages } from './chunk-purposes.ts'
import type { PurposeOptions } from './chunks-by-purpose.ts'
import type { MessagesPlugin } from '@sitewright/messages/build'
import type { Style } from './src/document/write-document.ts'
import { readStyleRules } from './style-rules.ts'
import type { VisitorScript } from './visitor-script.ts'

type Api = MessagesPlugin['api']

/** What draws the shell, which visitors have from the server. */
const isOfShell = (id: string) => staffPackages.test(id) || /\/node_modules\/react-router/.test(id)

/** Characters. What is larger, such as a map library, is fetched when it is needed: few who edit a page need it. */
const heaviest = 600_000

export interface AssetListOptions extends PurposeOptions, Api {
  /** Makes the script that visitors begin with, which is put beside the others. */
  buildVisitor: () => Promise<VisitorScript>
  /** Makes the style sheet with all tokens. */
  buildTokens: () => Promise<string>
}

/**
 * Writes down which files the browser needs for the entry, for viewing each page kind and for editing it, for the
 * documents to name, and the style sheets that are in the documents themselves. Fails where visitors would load what is for staff, or editors what is the administration's.
 */
export function assetList(options: AssetListOptions): Plugin {
  const {
    entry,
    island,
    kinds: packages,
    contributions,
    cataloguesOf,
    translationsOf,
    buildVisitor,
    buildTokens,
  } = options
  return {
    name: 'sitewright:asset-list',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      const kinds = new Map<string, KindChunks>()
      const chunkOf = async (name: string) => {
        const resolved = await this.resolve(name, entry)
        const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === resolved?.id)
        if (!chunk || !resolved) throw new Error(`The build has no chunk of its own for ${name}`)
        return { chunk, id: resolved.id }
      }
      for (const [name, kind] of packages) {
        const { chunk, id } = await chunkOf(name)
        const brought = contributions.filter((each) => each.kind === kind).map((each) => chunkOf(each.entry))
        const chunks = [chunk, ...(await Promise.all(brought)).map((each) => each.chunk)]
        // what the kind's own module brings later are its screens
        kinds.set(kind, { chunks, screens: new Set(this.getModuleInfo(id)?.dynamicallyImportedIds) })
      }
      const application = listApplication(bundle, entry, kinds)
      const onIsland = listApplication(bundle, island, kinds)
      const editors = Object.fromEntries(
        [...kinds].map(([kind, files]) => {
          const own = application.kinds[kind] ?? []
          return [kind, listEditor(bundle, files, { modules: application.modules, own })]
        }),
      )
      refuse(bundle, filesOf(application), { whose: 'Readers', not: (id) => staffPackages.test(id) })
      refuse(bundle, filesOf(onIsland), { whose: 'Visitors', not: isOfShell })
      refuse(bundle, Object.values(editors).flat(), { whose: 'Editors', not: isOfAdministration })
      const script = await buildVisitor()
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
      const tokens = this.emitFile({ type: 'asset', name: 'tokens.css', source: await buildTokens() })
      const emitTexts = (name: string, catalogues: readonly string[]) => {
        const files = Object.entries(translationsOf(catalogues)).map(([tag, texts]) => {
          const file = { name: `texts-${name}.${tag}.json`, source: JSON.stringify(texts) }
          return [tag, `/${this.getFileName(this.emitFile({ type: 'asset', ...file }))}`] as const
        })
        return Object.fromEntries(files)
      }
      const said = listCatalogues(bundle, onIsland, cataloguesOf)
      const visitorTexts = Object.entries(said.kinds).map(([kind, ids]) => [kind, emitTexts(kind, ids)] as const)
      const textParts = said.parts.map((catalogues) => {
        const [first = ''] = catalogues
        return { catalogues, files: emitTexts(first.replaceAll('/', '-'), catalogues) }
      })
      const list = JSON.stringify({
        ...application,
        island: onIsland,
        visitorTexts: Object.fromEntries(visitorTexts),
        textParts,
        languages: listLanguages(bundle),
        visitor: `/${script.fileName}`,
        editors,
        tokens: `/${this.getFileName(tokens)}`,
      })
      this.emitFile({ type: 'asset', fileName: '.vite/assets.json', source: list })
    },
  }
}

/** The code of a page kind. */
interface KindChunks {
  /** That of its own module, then of those by which packages contribute to it. */
  chunks: readonly Chunk[]
  /** The modules of its screens. */
  screens: ReadonlySet<string>
}

interface Application {
  entry: string
  modules: string[]
  kinds: Record<string, string[]>
  styles: Style[]
  kindStyles: Record<string, Style[]>
}

/** What the browser needs for an entry, and for viewing each page kind with it. */
function listApplication(bundle: Bundle, entry: string, kinds: ReadonlyMap<string, KindChunks>): Application {
  const main = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === entry)
  if (!main) throw new Error(`The build has no entry ${entry}`)
  const atOnce = ({ imports }: Chunk) => imports
  const modules = reach(bundle, [main], { follow: atOnce })
  const own = [...kinds].map(
    ([kind, { chunks }]) => [kind, reach(bundle, chunks, { follow: atOnce, except: isOneOf(modules) })] as const,
  )
  const styles = stylesOf(bundle, modules)
  const isShared = ({ address }: Style) => styles.some((style) => style.address === address)
  return {
    entry: `/${main.fileName}`,
    modules,
    kinds: Object.fromEntries(own),
    styles,
    kindStyles: Object.fromEntries(
      own.map(([kind, files]) => [kind, stylesOf(bundle, files).filter((style) => !isShared(style))]),
    ),
  }
}

function filesOf({ modules, kinds }: Application): string[] {
  return [...modules, ...Object.values(kinds).flat()]
}

/** The ids of the catalogues of what a visitor's page says: by page kind those of any page, and those that come with a part. */
function listCatalogues(
  bundle: Bundle,
  { modules, kinds }: Application,
  cataloguesOf: Api['cataloguesOf'],
): { kinds: Record<string, string[]>; parts: (readonly string[])[] } {
  const parts = new Set<readonly string[]>()
  const forVisitors = (id: string) =>
    cataloguesOf(id).filter((catalogue) => {
      const fetched = fetchedWith(catalogue, id)
      if (typeof fetched === 'object') parts.add(fetched)
      return fetched === 'kind'
    })
  const inFile = (address: string) => {
    const file = bundle[address.slice(1)]
    return file?.type === 'chunk' ? file.moduleIds.flatMap(forVisitors) : []
  }
  const shared = modules.flatMap(inFile)
  const entries = Object.entries(kinds).map(([kind, own]) => [kind, [...new Set([...shared, ...own.flatMap(inFile)])]])
  return { kinds: Object.fromEntries(entries) as Record<string, string[]>, parts: [...parts] }
}

const languageId = /^\0virtual:languages\/([^/]+)\/(.+)$/

/** Addresses of the translations, by language and package. */
function listLanguages(bundle: Bundle): Record<string, Record<string, string>> {
  const languages: Record<string, Record<string, string>> = {}
  for (const { facadeModuleId, fileName } of chunksOf(bundle)) {
    const [, tag, name] = languageId.exec(facadeModuleId ?? '') ?? []
    if (tag && name) languages[tag] = { ...languages[tag], [name]: `/${fileName}` }
  }
  return languages
}

/** What editing a page of a kind needs besides the application and its `own` files for viewing. */
function listEditor(
  bundle: Bundle,
  { chunks, screens }: KindChunks,
  { modules, own }: Record<'modules' | 'own', string[]>,
) {
  // what a view brings later, such as a map, its editor brings when it shows it
  const isOfView = (file: Chunk) => !chunks.includes(file) && isOneOf(own)(file)
  const found = reach(bundle, chunks, {
    follow: (file) => (isOfView(file) ? file.imports : [...file.imports, ...file.dynamicImports]),
    except: (file) =>
      isOneOf(modules)(file) ||
      screens.has(file.facadeModuleId ?? '') ||
      isOnDemand(file.facadeModuleId ?? '') ||
      file.code.length > heaviest,
  })
  return found.filter((file) => !own.includes(file))
}

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

const isOneOf = (addresses: readonly string[]) => (file: Chunk) => addresses.includes(`/${file.fileName}`)

interface Steps {
  follow: (file: Chunk) => readonly string[]
  except?: (file: Chunk) => boolean
}

/** Addresses of the files that are reached from the first ones, and their own. */
function reach(bundle: Bundle, first: readonly Chunk[], { follow, except = () => false }: Steps): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || found.has(name) || except(file)) return
    found.add(name)
    follow(file).forEach(add)
  }
  for (const { fileName } of first) add(fileName)
  return [...found].map((name) => `/${name}`)
}

/** The style sheets that these files would fetch. */
function stylesOf(bundle: Bundle, addresses: readonly string[]): Style[] {
  const names = new Set(
    addresses.flatMap((address) => [...(bundle[address.slice(1)]?.viteMetadata?.importedCss ?? [])]),
  )
  return [...names].map((name) => {
    const file = bundle[name]
    if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${name}`)
    return { address: `/${name}`, rules: readStyleRules(String(file.source)) }
  })
}

/** @throws if any of the files holds a module that it must not. */
function refuse(
  bundle: Bundle,
  addresses: readonly string[],
  { whose, not }: { whose: string; not: (id: string) => boolean },
): void {
  for (const address of addresses) {
    const file = bundle[address.slice(1)]
    const misplaced = file?.type === 'chunk' && file.moduleIds.find(not)
    if (misplaced) throw new Error(`${whose} would load ${misplaced} with ${address}`)
  }
}
