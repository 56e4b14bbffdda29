import fs from 'node:fs'
import path from 'node:path'
import type { Translations } from '../language.ts'
import { compileMessage } from './compile-message.ts'

/** The translations of a package into a language, as a file holds them: by catalogue and key, in ICU MessageFormat. */
export type TranslationFile = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The languages that a package is translated into, by their tags: each a file `messages/<tag>.json` in its folder. */
export function listTranslations(packageFolder: string): Map<string, string> {
  const folder = path.join(packageFolder, 'messages')
  if (!fs.existsSync(folder)) return new Map()
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(files.toSorted().map((file) => [file.slice(0, -'.json'.length), path.join(folder, file)]))
}

/** @throws naming the file when it is something else. */
export function readTranslationFile(file: string): TranslationFile {
  let content: unknown
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause })
  }
  if (!isObject(content) || !Object.values(content).every(isTexts))
    throw new Error(`${file} has to hold texts by catalogue and key`)
  return content as TranslationFile
}

/**
 * As a browser gets them.
 *
 * @param ids - of the catalogues that are wanted; by default all.
 * @throws naming file and key of a message that is not in ICU MessageFormat.
 */
export function compileTranslations(file: string, ids?: readonly string[]): Translations {
  const wanted = Object.entries(readTranslationFile(file)).filter(([catalogue]) => ids?.includes(catalogue) ?? true)
  const catalogues = wanted.map(([catalogue, texts]) => {
    const entries = Object.entries(texts).map(([key, text]) => [
      key,
      compileMessage(text, `${file}: ${catalogue}, ${key}`),
    ])
    return [catalogue, Object.fromEntries(entries)]
  })
  return Object.fromEntries(catalogues) as Translations
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown) => isObject(value) && Object.values(value).every((text) => typeof text === 'string')
