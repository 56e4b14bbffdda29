import { headingsOfParts } from '@sitewright/html'
import type { ContentSource, PageKindServer } from '@sitewright/page-kit/server'
import { readLayout, writeLayout } from '../model/layout.ts'
import type { Section } from '../model/section.ts'
import { rulesOf, sectionRules } from '../section-types/rules.ts'

/** What an editor of the page may have of it: all of it, its texts sanitised once more. */
export function forEditors(content: string): string {
  const layout = readLayout(content)
  return writeLayout({ ...layout, sections: layout.sections.map(safeSection) })
}

/** What visitors may have of it: no more than they are shown. */
export function forVisitors(content: string): string {
  return writeLayout({ sections: shownSections(content).map(safeSection) })
}

/** The words that visitors read, for search and descriptions. */
export function textOf(content: string): string {
  const texts = shownSections(content).map(({ sectionType, config }) => rulesOf(sectionType)?.text(config) ?? '')
  return texts.filter((text) => text !== '').join(' ')
}

/** The headings of the page, as its view names them. */
export const headingsIn: NonNullable<PageKindServer['headings']> = (content) =>
  headingsOfParts(shownSections(content).map(textsOf)).headings.map(({ id, ...heading }) => ({
    anchor: id,
    ...heading,
  }))

/** The files that sections name by number, hidden ones too. */
export function filesOf(content: string): number[] {
  return readLayout(content).sections.flatMap(({ sectionType, config }) => rulesOf(sectionType)?.files(config) ?? [])
}

/** The files that the sections of a page show as pictures, in their order. */
export function picturesOf(content: string): number[] {
  return shownSections(content).flatMap(({ sectionType, config }) => rulesOf(sectionType)?.pictures(config) ?? [])
}

/** From where else than the site itself sections load something. */
export const sources = {
  // asked each time: what packages bring comes later
  get all() {
    return sectionRules.list().flatMap((rules) => rules.sources)
  },
  /** The same of those that a content shows. */
  of(content: string): ContentSource[] {
    const found = shownSections(content).flatMap(
      ({ sectionType, config }) => rulesOf(sectionType)?.sourcesOf(config) ?? [],
    )
    return [...new Map(found.map((each) => [`${each.directive} ${each.source}`, each])).values()]
  },
}

/** The sections of the types that this version knows, without those that are hidden. */
function shownSections(content: string): Section[] {
  return readLayout(content).sections.filter(({ sectionType, hidden }) => !hidden && rulesOf(sectionType))
}

/** The rich texts of a section, in order. */
function textsOf({ sectionType, config }: Section): readonly string[] {
  return rulesOf(sectionType)?.texts(config) ?? []
}

function safeSection(section: Section): Section {
  const rules = rulesOf(section.sectionType)
  return rules ? { ...section, config: rules.safe(section.config) } : section
}
