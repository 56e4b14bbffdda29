import { fontStacks } from './font-stacks.ts'
import { lookChoices, lookColors, lookLimits, type Look } from './look.ts'
import { lookChoiceNames, lookNames } from './look-names.ts'
import { texts } from './read-look-messages.ts'
import { theme } from './theme.ts'
import type { FontFile, Theme } from './theme-fields.ts'
import { fontFilesOf, keyOf, missingFonts, withoutFonts, type UploadedFont } from './uploaded-fonts.ts'
import { webFamilies } from './web-fonts.ts'

/** @returns what is wrong with a value, as a sentence without its full stop. */
type Check = (value: unknown) => string | undefined

/** What each field has to be. */
const checks = {
  ...fieldsOf(lookColors, (name) => (value) => {
    if (!isText(value, /^#[\da-f]{6}$/i)) return texts.color({ name: named(name), found: shown(value) })
  }),
  ...fieldsOf(namesOf(lookLimits), (name) => (value) => {
    const [least, most] = lookLimits[name]
    if (typeof value !== 'number' || !(value >= least && value <= most))
      return texts.number({ name: named(name), least: String(least), most: String(most), found: shown(value) })
  }),
  ...fieldsOf(namesOf(lookChoices), (name) => (value) => {
    const choices: readonly unknown[] = lookChoices[name]
    if (!choices.includes(value))
      return texts.choice({ name: named(name), choices: namedChoices(name), found: shown(value) })
  }),
  measure: (value) => {
    if (!isText(value, /^\d{2,3}ch$/)) return texts.width({ name: named('measure'), found: shown(value) })
  },
} satisfies Partial<Record<keyof Look, Check>>

/** The fields that depend on which fonts there are. */
const fontChecks = (uploaded: readonly UploadedFont[], look: Readonly<Record<string, unknown>>) => ({
  fonts: (value: unknown) => findWrongFonts(value, uploaded),
  fontFiles: (value: unknown) => {
    const { fonts } = look
    // what is wrong with them is said once
    if (findWrongFonts(fonts, uploaded)) return undefined
    const expected = fontFilesOf(fonts as Theme['fonts'], uploaded)
    if (!isFiles(value) || !isSameSet(value.map(keyOf), expected.map(keyOf))) return texts.notServed()
  },
})

/**
 * A look out of what somebody sent, or a file that was exported: every field there and within its limits, and no other.
 *
 * @param uploaded the fonts that the site has beside those of the list.
 * @returns the look, which has of each font what the site itself knows of it; or all that is wrong, in sentences without
 * their full stops: nothing of it is to be used then.
 */
export function readLook(value: unknown, uploaded: readonly UploadedFont[] = []): { look: Look } | { wrong: string[] } {
  if (!isFields(value)) return { wrong: [texts.noLook()] }
  const all: Record<string, Check> = { ...checks, ...fontChecks(uploaded, value) }
  const wrong = [
    ...Object.keys(value).flatMap((name) => (Object.hasOwn(all, name) ? [] : [texts.unknown({ found: shown(name) })])),
    ...Object.entries(all).flatMap(([name, check]) =>
      Object.hasOwn(value, name) ? (check(value[name]) ?? []) : [texts.missing({ name: named(name) })],
    ),
  ]
  if (wrong.length > 0) return { wrong }
  const look = value as unknown as Look
  return { look: { ...look, fontFiles: fontFilesOf(look.fonts, uploaded) } }
}

/**
 * A look that was kept, as `readLook` has it. Where it names fonts that were uploaded and are gone by now, it has the site's
 * own in their place; `missing` says which.
 */
export function readKeptLook(
  value: unknown,
  uploaded: readonly UploadedFont[],
): { look: Look; missing: string[] } | { wrong: string[] } {
  const missing = hasFonts(value) ? missingFonts(value, uploaded) : []
  const read = readLook(missing.length > 0 ? withoutFonts(value as Look, missing) : value, uploaded)
  return 'look' in read ? { ...read, missing } : read
}

function findWrongFonts(value: unknown, uploaded: readonly UploadedFont[]): string | undefined {
  if (!isFields(value)) return texts.fonts()
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(theme.fonts, name))
  if (unknown !== undefined) return texts.unknownUse({ found: shown(unknown) })
  const wrong = namesOf(theme.fonts).find((name) => !isKnownFont(name, value[name], uploaded))
  if (wrong === undefined) return undefined
  const family = uploadedFamily(value[wrong])
  return family === undefined
    ? texts.unknownFont({ use: wrong, found: shown(value[wrong]) })
    : texts.notUploaded({ family })
}

/** The name of a family as it is written for one that was uploaded, with what stands for it. */
function uploadedFamily(families: unknown): string | undefined {
  const [, family] = isText(families, uploadedForm) ? (uploadedForm.exec(families as string) ?? []) : []
  return family
}

const uploadedForm = /^"([\p{L}\p{N}][\p{L}\p{N} _-]{0,39})","\1 fallback","\1 fallback for Android",(?:sans-)?serif$/u

function isKnownFont(use: keyof Theme['fonts'], families: unknown, uploaded: readonly UploadedFont[]): boolean {
  if (families === theme.fonts[use]) return true
  if (use === 'mono') return false
  if (use === 'heading' && families === sameAsBody) return true
  return (
    fontStacks.some((stack) => stack.families === families) || uploaded.some((font) => webFamilies(font) === families)
  )
}

function isFiles(value: unknown): value is FontFile[] {
  return Array.isArray(value) && value.every(isFields)
}

function hasFonts(value: unknown): value is Pick<Look, 'fonts' | 'fontFiles'> {
  if (!isFields(value) || !isFiles(value['fontFiles']) || !isFields(value['fonts'])) return false
  const { body, heading } = value['fonts']
  return typeof body === 'string' && typeof heading === 'string'
}

const isSameSet = (one: string[], other: string[]) => one.toSorted().join('\n') === other.toSorted().join('\n')

/** The font of headings where it is that of all text. */
export const sameAsBody = '{fonts.body}'

/** What the screen calls a field, and the file. */
function named(field: string): string {
  return Object.hasOwn(lookNames, field) ? texts.named({ name: lookNames[field as keyof Look](), field }) : field
}

function namedChoices(field: keyof typeof lookChoices): string {
  const choices = Object.entries<() => string>(lookChoiceNames[field])
  return choices.map(([value, name]) => texts.named({ name: name(), field: value })).join(texts.separator())
}

function fieldsOf<Name extends string>(names: readonly Name[], checkOf: (name: Name) => Check): Record<Name, Check> {
  return Object.fromEntries(names.map((name) => [name, checkOf(name)])) as Record<Name, Check>
}

function namesOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[]
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value)
}

/** What was found, in at most one short line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? texts.quoted({ text: value }) : (JSON.stringify(value) ?? texts.nothing())
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
