import type { Plugin } from 'vite'
import type { Compiled } from '../compiled.ts'
import type { Translations } from '../language.ts'
import { matchLanguages } from '../match-languages.ts'
import { compileMessage } from './compile-message.ts'
import { readCatalogues, type SourceMessage } from './read-catalogues.ts'
import { compileTranslations, listTranslations } from './read-translations.ts'

const virtualId = 'virtual:languages'
const resolvedId = `\0${virtualId}`

export interface MessagesPluginOptions {
  /** The packages whose messages may be shown, by name and folder. */
  packages: () => readonly { name: string; folder: string }[]
}

/** Translations by catalogue, then by key, or in the order of the catalogue. */
export type ListedTranslations = Readonly<Record<string, Translations[string] | readonly Compiled[]>>

export interface MessagesPlugin extends Plugin {
  api: {
    /** Ids of the catalogues that a module defines, once it has been read. */
    cataloguesOf: (moduleId: string) => readonly string[]
    /**
     * All that is translated of some catalogues, by language; a narrow one, as `de-AT`, with what the wider says. A catalogue
     * that is translated as a whole is a list, in the order of the code that has been read: its keys are in that already.
     */
    translationsOf: (catalogues: readonly string[]) => Readonly<Record<string, ListedTranslations>>
  }
}

/**
 * A Vite plugin that compiles messages, so that no browser reads ICU MessageFormat, and gives `virtual:languages`, the
 * translations that the packages bring (`InstalledLanguages`), each in a chunk of its own.
 *
 * @throws while building, with file and key, for a message that cannot be read.
 */
export function messagesPlugin({ packages }: MessagesPluginOptions): MessagesPlugin {
  const catalogues = new Map<string, readonly string[]>()
  const keys = new Map<string, readonly string[]>()
  return {
    name: 'sitewright:messages',
    api: {
      cataloguesOf: (moduleId) => catalogues.get(moduleId) ?? [],
      translationsOf: (ids) => listTexts(translate(ids, packages()), keys),
    },
    resolveId: (source) => (source.startsWith(virtualId) ? `\0${source}` : undefined),
    load(id) {
      if (id === resolvedId) return listLanguages(packages())
      if (!id.startsWith(`${resolvedId}/`)) return undefined
      const file = fileOf(id.slice(resolvedId.length + 1), packages())
      this.addWatchFile(file)
      return `export default ${JSON.stringify(compileTranslations(file))}`
    },
    transform(code, id) {
      if (!code.includes('defineMessages(')) return undefined
      const messages = readCatalogues(code)
      const byCatalogue = Map.groupBy(messages, ({ catalogue }) => catalogue)
      catalogues.set(id, [...byCatalogue.keys()])
      for (const [catalogue, own] of byCatalogue) keys.set(catalogue, keysInOrder(own))
      return { code: withCompiled({ code, id, messages }), map: null }
    },
  }
}

function translate(
  catalogues: readonly string[],
  packages: ReturnType<MessagesPluginOptions['packages']>,
): Record<string, Translations> {
  const files = packages.map(({ folder }) => listTranslations(folder))
  const tags = [...new Set(files.flatMap((each) => [...each.keys()]))]
  const own = new Map(
    tags.map((tag) => [
      tag,
      files.flatMap((each) => each.get(tag) ?? []).map((file) => compileTranslations(file, catalogues)),
    ]),
  )
  const entries = tags.map((tag) => {
    const found: Record<string, Translations[string]> = {}
    for (const part of matchLanguages(tag, tags).flatMap((each) => own.get(each) ?? []))
      for (const [catalogue, texts] of Object.entries(part)) found[catalogue] = { ...found[catalogue], ...texts }
    return [tag, found] as const
  })
  return Object.fromEntries(entries.filter(([, found]) => Object.keys(found).length > 0))
}

/** The keys of a catalogue as `defineMessages` goes through them; none where several calls define it. */
function keysInOrder(messages: readonly SourceMessage[]): string[] {
  const isOneCall = new Set(messages.map(({ place }) => place)).size === messages.length
  return isOneCall ? Object.keys(Object.fromEntries(messages.map(({ key }) => [key, true]))) : []
}

function listTexts(
  languages: Readonly<Record<string, Translations>>,
  keys: ReadonlyMap<string, readonly string[]>,
): Record<string, ListedTranslations> {
  const listed = (catalogue: string, texts: Translations[string]): Translations[string] | Compiled[] => {
    const order = keys.get(catalogue) ?? []
    const list = order.flatMap((key) => (texts[key] === undefined ? [] : [texts[key]]))
    return list.length > 0 && list.length === order.length ? list : texts
  }
  const inLists = (found: Translations) =>
    Object.fromEntries(Object.entries(found).map(([catalogue, texts]) => [catalogue, listed(catalogue, texts)]))
  return Object.fromEntries(Object.entries(languages).map(([tag, found]) => [tag, inLists(found)]))
}

/** The code with what its messages are compiled to in the place of their literals. */
function withCompiled({ code, id, messages }: { code: string; id: string; messages: SourceMessage[] }): string {
  const parts: string[] = []
  let done = 0
  for (const { catalogue, key, text, start, end } of messages) {
    const compiled = compileMessage(text, `${id}: ${catalogue}, ${key}`)
    if (compiled === text) continue
    parts.push(code.slice(done, start), JSON.stringify(compiled))
    done = end
  }
  return parts.join('') + code.slice(done)
}

function listLanguages(packages: ReturnType<MessagesPluginOptions['packages']>): string {
  const languages = new Map<string, string[]>()
  for (const { name, folder } of packages)
    for (const tag of listTranslations(folder).keys()) {
      const load = `() => import(${JSON.stringify(`${virtualId}/${tag}/${name}`)})`
      languages.set(tag, [...(languages.get(tag) ?? []), `    ${JSON.stringify(name)}: ${load},\n`])
    }
  const entries = [...languages].map(([tag, loads]) => `  ${JSON.stringify(tag)}: {\n${loads.join('')}  },\n`)
  return `export default {\n${entries.join('')}}\n`
}

function fileOf(asked: string, packages: ReturnType<MessagesPluginOptions['packages']>): string {
  const [, tag = '', name = ''] = /^([^/]+)\/(.+)$/.exec(asked) ?? []
  const found = packages.find((each) => each.name === name)
  const file = found && listTranslations(found.folder).get(tag)
  if (!file) throw new Error(`There are no translations of ${name} into ${tag}`)
  return file
}
