import fs from 'node:fs'
import path from 'node:path'
import { placeholdersOf } from './placeholders.ts'
import { readCatalogues, type SourceMessage } from './read-catalogues.ts'
import { listTranslations, readTranslationFile, type TranslationFile } from './read-translations.ts'

/** How far a package is translated. */
export interface TranslationReport {
  /** How many messages it has. */
  messages: number
  /** By language, how many of them are translated. */
  translated: Readonly<Record<string, number>>
  /** A sentence for each translation that is missing, that nobody asks for, or that asks for something else. */
  problems: readonly string[]
}

/**
 * Holds a package's translations against the messages in its code.
 *
 * @param folder - of the package, with the code in `src` and translations in `messages`.
 * @param partly - languages into which catalogues may be left out as a whole, as those that only staff read.
 * @throws for a file of translations that is something else, or a catalogue that is anything but literals.
 */
export function checkTranslations(folder: string, partly: readonly string[] = []): TranslationReport {
  const source = readSource(path.join(folder, 'src'))
  const translated: Record<string, number> = {}
  const problems: string[] = []
  for (const [tag, file] of listTranslations(folder)) {
    const texts = readTranslationFile(file)
    const asked = partly.includes(tag) ? source.filter(({ catalogue }) => catalogue in texts) : source
    const found = asked.map((message) => checkMessage(message, texts))
    translated[tag] = found.filter((problem) => problem === undefined).length
    const about = (problem: string) => `${tag}: ${problem}`
    problems.push(...found.flatMap((problem) => (problem === undefined ? [] : about(problem))))
    problems.push(...listUnused(source, texts).map(about))
  }
  return { messages: source.length, translated, problems }
}

function checkMessage({ catalogue, key, text }: SourceMessage, texts: TranslationFile): string | undefined {
  const translation = texts[catalogue]?.[key]
  if (translation === undefined) return `${catalogue}, ${key} is missing: ${text}`
  try {
    const [asked, given] = [placeholdersOf(text).join(' '), placeholdersOf(translation).join(' ')]
    return asked === given ? undefined : `${catalogue}, ${key} has '${given}' where English has '${asked}'`
  } catch (error) {
    return `${catalogue}, ${key} cannot be read: ${String(error)}`
  }
}

function listUnused(source: readonly SourceMessage[], texts: TranslationFile): string[] {
  const known = new Set(source.map(({ catalogue, key }) => `${catalogue}, ${key}`))
  const given = Object.entries(texts).flatMap(([catalogue, keys]) =>
    Object.keys(keys).map((key) => `${catalogue}, ${key}`),
  )
  return given.filter((name) => !known.has(name)).map((name) => `${name} is asked for nowhere`)
}

/** @throws where two catalogues have the same id. */
function readSource(folder: string): SourceMessage[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const owners = new Map<string, string>()
  return files.filter(isSource).flatMap((file) => {
    const code = fs.readFileSync(path.join(folder, file), 'utf8')
    const messages = readCatalogues(code, file.endsWith('x') ? 'tsx' : 'ts')
    for (const { catalogue } of messages) {
      const owner = owners.get(catalogue) ?? file
      if (owner !== file) throw new Error(`The catalogue '${catalogue}' is defined by ${owner} and by ${file}`)
      owners.set(catalogue, file)
    }
    return messages
  })
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories|d)\.tsx?$/.test(file)
