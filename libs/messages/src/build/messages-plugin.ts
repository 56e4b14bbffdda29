import type { Plugin } from 'vite'
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
    api: { cataloguesOf: (moduleId) => catalogues.get(moduleId) ?? [] },
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
