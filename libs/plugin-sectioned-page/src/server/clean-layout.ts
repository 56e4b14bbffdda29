import { isSection, percent, readSection, writeLayout } from '../model/layout.ts'
import { maxMarginsLength, maxCharacters, maxSections } from '../model/limits.ts'
import { floats } from '../model/section.ts'
import { rulesOf } from '../section-types/rules.ts'
import { assertText, refuse } from '@sitewright/page-kit/server'
import { fieldsOf, isFields, readJson, type Fields } from '@sitewright/page-kit/values'
import { assertNumber } from '../section-types/assert-number.ts'
import { texts } from './messages.ts'
import { names } from '../section-types/refused-names.ts'

/** Characters of a section type's name. */
const maxTypeLength = 64
/** Objects and lists within each other: far more than any section has. */
const deepest = 32

/**
 * What an editor sent, fit to be stored: every section that this version knows in its own ranges and with its text
 * sanitised, every other one as it came.
 *
 * @throws {RefusedError} 400 when it is no layout, too large, or has what no section may.
 */
export function cleanLayout(content: string): string {
  assertSize(content)
  const layout = parse(content)
  const sent = layout['sections']
  if (!Array.isArray(sent)) refuse(texts.noList)
  if (sent.length > maxSections) refuse(() => texts.tooMany({ most: maxSections }))
  const sections = sent.map((section: unknown) => {
    if (!isSection(section)) return refuse(texts.noType)
    assertText(section.sectionType, { name: names.sectionType, longest: maxTypeLength })
    return cleanSection(section)
  })
  const cleaned = writeLayout({ ...layout, sections })
  // Sanitising may lengthen a text.
  assertSize(cleaned)
  return cleaned
}

function cleanSection(sent: Fields & { sectionType: string }) {
  const rules = rulesOf(sent.sectionType)
  // of a newer version, or another package: nothing is known of its fields
  if (!rules) return readSection(sent)
  assertNumber(sent['widthpercent'], { name: names.width, ...percent })
  assertNumber(sent['heightpercent'], { name: names.height, ...percent })
  assertText(sent['margins'], { name: names.margins, longest: maxMarginsLength })
  const float = sent['float'] ?? 'none'
  if (!floats.some((each) => each === float)) refuse(() => texts.wrongFloat({ floats: floats.join(', ') }))
  return { ...readSection(sent), config: rules.clean(fieldsOf(sent['config'])) }
}

function assertSize(content: string): void {
  if (content.length > maxCharacters) refuse(() => texts.tooLong({ most: maxCharacters }))
}

function parse(content: string): Fields {
  const parsed = readJson(content)
  if (parsed === undefined) refuse(texts.notJson)
  if (!isFields(parsed)) refuse(texts.invalid)
  if (!isShallow(parsed, deepest)) refuse(texts.tooDeep)
  return parsed
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1))
}
