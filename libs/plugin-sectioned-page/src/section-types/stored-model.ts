import { fieldsOf } from '@sitewright/page-kit/values'
import type { SectionModel } from './section-type.ts'

/** The name of the extension point, in both halves. */
export const sectionTypesPoint = 'sectioned-page/section-types'

/** A section type's model for configs as they are stored, whatever that is. */
export interface StoredModel<Name extends string = string> {
  sectionType: Name
  label: string
  blank: () => object
  read: (config: unknown) => object
  /** The rich texts of a config, in order. */
  texts: (config: unknown) => readonly string[]
  /** The config whose rich texts have gone through `change`; the same one where it has none. */
  withTexts: (config: unknown, change: (html: string) => Promise<string>) => Promise<unknown>
  /** The folder whose files a section shows; undefined where it shows none. */
  folder: (config: unknown) => number | undefined
}

export function storedModel<Config extends object, Name extends string>({
  texts,
  folder,
  ...model
}: SectionModel<Config, Name>): StoredModel<Name> {
  const { read } = model
  return {
    ...model,
    texts: (config) => texts?.of(read(config)) ?? [],
    async withTexts(stored, change) {
      if (!texts) return stored
      const config = read(stored)
      return texts.put(config, await Promise.all(texts.of(config).map(change)))
    },
    folder: (config) => folder?.(read(config)),
  }
}

/**
 * What a package brings to one of the two halves of the extension point.
 *
 * @param by the function that makes such, and what of it is looked for.
 * @throws where it was not made by that.
 */
export function readBrought<Entry extends StoredModel>(
  brought: unknown,
  { by, parts }: { by: string; parts: readonly (keyof Entry & string)[] },
): Entry {
  const fields = fieldsOf(brought)
  if (!parts.every((part) => fields[part])) throw new Error(`what it brings was not made by ${by}`)
  return brought as Entry
}
