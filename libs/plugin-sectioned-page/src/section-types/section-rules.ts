import type { ContentSource } from '@sitewright/page-kit/server'
import type { Fields } from '@sitewright/page-kit/values'
import type { SectionModel } from './section-type.ts'

/** What only the server does with a section type: plain data, no React. */
export interface SectionRules<Config extends object> {
  /**
   * What an editor sent, fit to be stored.
   *
   * @throws {RefusedError} 400 for what no editor of this version can have sent.
   */
  clean: (sent: Fields) => Config
  /** The readable words of a section, for search and descriptions. */
  text: (config: Config) => string
  /** Ids of the files that it names by number. */
  files: (config: Config) => readonly number[]
  /** From where else than the site itself such a section loads something. @default nowhere */
  sources?: readonly ContentSource[]
}

/** The same for configs as they are stored. */
export interface StoredSectionRules {
  sectionType: string
  clean: (sent: Fields) => object
  /** The config as it may be shown, whatever is stored. Never throws. */
  safe: (config: unknown) => object
  text: (config: unknown) => string
  files: (config: unknown) => readonly number[]
  sources: readonly ContentSource[]
}

export interface SectionRulesOptions<Config extends object> extends SectionRules<Config> {
  /** What has to be done to a config before it is shown. @default nothing */
  safe?: (config: Config) => Config
}

/** Joins a section type's rules to its model. */
export function sectionRules<Config extends object>(
  { sectionType, read }: SectionModel<Config>,
  { clean, text, files, sources = [], safe = (config) => config }: SectionRulesOptions<Config>,
): StoredSectionRules {
  return {
    sectionType,
    clean,
    safe: (config) => safe(read(config)),
    text: (config) => text(read(config)),
    files: (config) => files(read(config)),
    sources,
  }
}
