import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The text of a catalogue in one language, such as `admin/new-page` and `create`, with what stands in its places. */
export type Words = (catalogue: string, key: string, values?: Readonly<Record<string, string>>) => string

/** What the packages of this repository say in a language. */
export function readWords(language: string): Words {
  const files = globSync(`{libs,apps}/*/messages/${language}.json`, { cwd: root })
  const all: Catalogue = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(resolve(root, file), 'utf8'))),
  )
  return (catalogue, key, values = {}) => {
    const text = all[catalogue]?.[key]
    if (text === undefined) throw new Error(`${catalogue} has no '${key}' in ${language}`)
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }
}

/** The English texts without places, of two words at least: what is alike in two languages is seldom that long. */
export function readEnglish(): ReadonlySet<string> {
  const files = globSync('{libs,apps}/*/src/**/*{texts,messages}.ts', { cwd: root })
  const texts = files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8')
    if (!source.includes('defineMessages(')) return []
    return Array.from(source.matchAll(/^ +\w+:\s+'([^'{\\]+ [^'{\\]+)',$/gm), ([, text = '']) => text)
  })
  return new Set(texts)
}
