import { fieldsOf, isFields, readJson, readNumber, readText, type Fields } from '@sitewright/page-kit/values'
import { floats, type Layout, type Section } from './section.ts'
import { clamp, type Range } from './values.ts'

export const percent: Range = { min: 0, max: 100 }

/**
 * The layout in a JSON text. Never throws: what is no layout has no sections, what is no section is left out, a field
 * out of its range comes back into it. Unknown section types and unknown fields stay as they are.
 */
export function readLayout(text: string): Layout {
  const fields = fieldsOf(readJson(text))
  const sections = Array.isArray(fields['sections']) ? fields['sections'].filter(isSection).map(readSection) : []
  return { ...fields, sections }
}

export function writeLayout(layout: Layout): string {
  return JSON.stringify(layout)
}

/**
 * True if a reader would see no difference. Sections that are the same object, which is what all but the edited one
 * are, cost nothing.
 */
export function sameLayout(left: Layout, right: Layout): boolean {
  if (left.sections.length !== right.sections.length) return false
  return left.sections.every((section, index) => {
    const other = right.sections[index]
    return section === other || JSON.stringify(section) === JSON.stringify(other)
  })
}

/** A section as `readLayout` takes it: with a type, whatever else there is. */
export function isSection(value: unknown): value is Fields & { sectionType: string } {
  return isFields(value) && typeof value['sectionType'] === 'string' && value['sectionType'] !== ''
}

/** A section with every field that a section has, besides those that it had. */
export function readSection(fields: Fields & { sectionType: string }): Section {
  const float = floats.find((each) => each === fields['float'])
  return {
    ...fields,
    sectionType: fields.sectionType,
    config: fields['config'] ?? {},
    widthpercent: readPercent(fields['widthpercent']),
    heightpercent: readPercent(fields['heightpercent']),
    margins: readText(fields['margins']),
    float: float ?? 'none',
    hidden: fields['hidden'] === true,
    Shadow: fields['Shadow'] === true,
  }
}

function readPercent(value: unknown): number | '' {
  const number = readNumber(value)
  return number === undefined ? '' : clamp(number, percent)
}
