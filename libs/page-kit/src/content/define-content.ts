import { isFields, readJson, type Fields as StoredFields } from '../values.ts'
import type { ContentFields, ValuesOf } from './content-fields.ts'
import { blankValues, missingIn, problemIn, readValues, tidyValues, type Values } from './content-values.ts'
import { texts } from './messages.ts'

/** What a content can be told besides its fields. */
export interface ContentOptions {
  /**
   * Of what is stored. It is raised when what is stored already has to be changed to be understood: a field that is added
   * or taken out needs nothing. @default 1
   */
  version?: number
  /**
   * What makes each version of the one before, by its number. `1` makes it of what was stored before there were versions;
   * without it that is no content.
   */
  upgrades?: Readonly<Record<number, (stored: StoredFields) => StoredFields>>
  /** Characters that the JSON text of a content may have. @default 1 MiB */
  maxCharacters?: number
}

/** The content of a page kind: its fields, and what follows from them. It is stored as JSON text. */
export interface ContentDefinition<Fields extends ContentFields = ContentFields> {
  readonly fields: Fields
  readonly version: number
  readonly maxCharacters: number
  /** What a new page holds. */
  readonly blank: () => ValuesOf<Fields>
  /** A content with these fields; all others are blank. */
  readonly of: (part: Partial<ValuesOf<Fields>>) => ValuesOf<Fields>
  /** The content in a text, upgraded; undefined where there is none. Never throws. */
  readonly parse: (text: string) => ValuesOf<Fields> | undefined
  /** As it is stored. */
  readonly write: (content: ValuesOf<Fields>) => string
  /** Without what nobody would miss: space around texts, and entries of lists without anything in them. */
  readonly tidy: (content: ValuesOf<Fields>) => ValuesOf<Fields>
  /** True if a reader would see no difference. */
  readonly isSame: (a: ValuesOf<Fields>, b: ValuesOf<Fields>) => boolean
  /** Says which required fields are empty: '‘Title’ is missing'; undefined: none. */
  readonly missing: (content: ValuesOf<Fields>) => string | undefined
  /** What is wrong with a text that was sent, in a sentence that names the field; undefined: nothing. */
  readonly problem: (text: string) => string | undefined
}

/** The type of a content: `ContentOf<typeof recipeContent>`. */
export type ContentOf<Definition> = Definition extends ContentDefinition<infer Fields> ? ValuesOf<Fields> : never

/** Beside the fields in the stored text. */
const versionKey = 'version'

/**
 * Declares the content of a page kind. All else follows: its type, how it is read, checked, stored and searched
 * (`contentServer`), and what it is edited in (`EditableContent`).
 *
 * @example
 * export const recipe = defineContent({
 *   title: text({ required: true }),
 *   difficulty: choice(['easy', 'hard']),
 *   photo: image(),
 *   steps: list({ words: multilineText() }, { one: 'step' }),
 * })
 */
export function defineContent<Fields extends ContentFields>(
  fields: Fields,
  { version = 1, upgrades = {}, maxCharacters = 1_048_576 }: ContentOptions = {},
): ContentDefinition<Fields> {
  if (versionKey in fields)
    throw new Error(`A field cannot be called '${versionKey}': what is stored has its version there`)
  type Content = ValuesOf<Fields>
  const valuesOf = (content: Content) => content as Values
  const stored = (text: string) => upgraded(readJson(text), { version, upgrades })
  const write = (content: Content) =>
    JSON.stringify({ [versionKey]: version, ...readValues(fields, valuesOf(content)) })
  const tidy = (content: Content) => tidyValues(fields, valuesOf(content)) as Content

  return {
    fields,
    version,
    maxCharacters,
    blank: () => blankValues(fields) as Content,
    of: (part) => ({ ...(blankValues(fields) as Content), ...part }),
    parse(text) {
      const found = stored(text)
      return found && (readValues(fields, found) as Content)
    },
    write,
    tidy,
    isSame: (a, b) => a === b || write(tidy(a)) === write(tidy(b)),
    missing(content) {
      const names = missingIn(fields, valuesOf(tidy(content)))
      if (names.length === 0) return undefined
      const [last = '', ...first] = names.toReversed()
      return first.length === 0
        ? texts.missing({ fields: last })
        : texts.allMissing({ fields: first.toReversed().join(', '), last })
    },
    problem(text) {
      if (text.length > maxCharacters) return texts.tooLong({ most: maxCharacters })
      const found = stored(text)
      if (!found) return texts.noContent()
      if (versionOf(found) > version) return texts.newer()
      return problemIn(fields, found)
    },
  }
}

/** What is stored, in the present version; undefined for what is no content. A newer one stays as it is. */
function upgraded(
  stored: unknown,
  { version, upgrades }: Required<Pick<ContentOptions, 'version' | 'upgrades'>>,
): StoredFields | undefined {
  if (!isFields(stored)) return undefined
  const from = versionOf(stored)
  if (Number.isNaN(from) || (from === 0 && !upgrades[1])) return undefined
  let fields = stored
  try {
    for (let to = from + 1; to <= version; to += 1) fields = upgrades[to]?.(fields) ?? fields
  } catch {
    return undefined
  }
  return { ...fields, [versionKey]: Math.max(from, version) }
}

/** 0 where there is none; NaN for what is no version. */
function versionOf({ [versionKey]: version = 0 }: StoredFields): number {
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : NaN
}
