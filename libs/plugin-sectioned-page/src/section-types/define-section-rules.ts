import { textOf, type Told } from '@sitewright/messages'
import { htmlToText, picturesIn, refuse, sanitizeHtml, type ContentSource } from '@sitewright/page-kit/server'
import { fieldsOf, type Fields } from '@sitewright/page-kit/values'
import { refusals } from './refused-names.ts'
import type { SectionModel } from './section-type.ts'
import { storedModel, type StoredModel } from './stored-model.ts'

/** What only the server does with a section type: plain data, no React. */
export interface SectionRules<Config extends object> {
  /**
   * What an editor sent, fit to be stored.
   *
   * @throws {RefusedError} 400 for what no editor of this version can have sent.
   */
  clean: (sent: Fields) => Config
  /** The readable words of a section, for search and descriptions. @default those of its rich texts */
  text?: (config: Config) => string
  /** Ids of the files that it names by number. @default none */
  files?: (config: Config) => readonly number[]
  /** Of these the ones that it shows as pictures, in their order. @default all of `files` */
  pictures?: (config: Config) => readonly number[]
  /** From where else than the site itself such a section loads something. @default nowhere */
  sources?: readonly ContentSource[]
  /** The same of one section, where that is less. @default all of `sources` */
  sourcesOf?: (config: Config) => readonly ContentSource[]
}

/** The same for configs as they are stored. */
export interface StoredSectionRules extends StoredModel {
  clean: (sent: Fields) => object
  /** The config as it may be shown, whatever is stored. Never throws. */
  safe: (config: unknown) => object
  text: (config: unknown) => string
  files: (config: unknown) => readonly number[]
  /** Ids of the files that it shows as pictures: its own, then those in its rich texts. May name files that are none. */
  pictures: (config: unknown) => readonly number[]
  sources: readonly ContentSource[]
  sourcesOf: (config: unknown) => readonly ContentSource[]
}

/** Joins a section type's rules to its model: rich texts are sanitised when they are stored, and once more when they are read. */
export function defineSectionRules<Config extends object>(
  model: SectionModel<Config>,
  { clean, text, files = () => [], pictures = files, sources = [], sourcesOf = () => sources }: SectionRules<Config>,
): StoredSectionRules {
  const { read, texts } = model
  const safe = (config: Config) =>
    texts
      ? texts.put(
          config,
          texts.of(config).map((html) => sanitizeHtml(html)),
        )
      : config
  const words = text ?? ((config: Config) => joinWords((texts?.of(config) ?? []).map((html) => htmlToText(html))))
  return {
    ...storedModel(model),
    clean: (sent) => safe(clean(sent)),
    safe: (config) => safe(read(config)),
    text: (config) => words(read(config)),
    files: (config) => files(read(config)),
    pictures: (sent) => {
      const config = read(sent)
      return [...pictures(config), ...(texts?.of(config) ?? []).flatMap(picturesIn)]
    },
    sources,
    sourcesOf: (config) => sourcesOf(read(config)),
  }
}

/** Texts after one another, those that have words. */
export function joinWords(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join(' ')
}

/** What a list of an input has to fulfil. */
export interface SentListRule {
  /** What the entries are, at the beginning of a sentence. */
  name: Told
  most: number
}

/**
 * The fields of each entry of a list that was sent; none where it is absent.
 *
 * @throws {RefusedError} 400 for what is no list or a longer one.
 */
export function sentEntries(value: unknown, { name, most }: SentListRule): readonly Fields[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) refuse(() => refusals.list({ name: textOf(name) }))
  if (value.length > most) refuse(() => refusals.most({ name: textOf(name), most }))
  return value.map(fieldsOf)
}
