import { imageRules } from './image/rules.ts'
import { mapRules } from './map/rules.ts'
import type { StoredSectionRules } from './section-rules.ts'
import { textRules } from './text/rules.ts'
import { videoRules } from './video/rules.ts'

const all: readonly StoredSectionRules[] = [textRules, imageRules, mapRules, videoRules]

/** From where else than the site itself any page of sections may load something. */
export const allSources = all.flatMap(({ sources }) => sources)

/** What the server does with each section type; undefined for one that this version does not know. */
export function rulesOf(sectionType: string): StoredSectionRules | undefined {
  return all.find((rules) => rules.sectionType === sectionType)
}
