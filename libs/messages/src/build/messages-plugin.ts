import type { Plugin } from 'vite'
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

export interface MessagesPlugin extends Plugin {
  api: {
    /** Ids of the catalogues that a module defines, once it has been read. */
    cataloguesOf: (moduleId: string) => readonly string[]
    /** All that is translated of some catalogues, by language; a narrow one, as `de-AT`, with what the wider says. */
    translationsOf: (catalogues: readonly string[]) => Readonly<Record<string, Translations>>
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
  return {
    name: 'sitewright:messages',
    api: {
      cataloguesOf: (moduleId) => catalogues.get(moduleId) ?? [],
      translationsOf: (ids) => translate(ids, packages()),
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
      catalogues.set(id, [...new Set(messages.map(({ catalogue }) => catalogue))])
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
