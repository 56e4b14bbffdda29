import type { FooterFields, LookFields } from '@sitewright/api-client'
import { readKeptLook, withoutFonts, type Look, type UploadedFont } from '@sitewright/theme'

/** What the screen edits: how the site looks, and what stands below its pages. */
export interface LookDraft {
  look: Look
  footer: FooterFields
}

/** A look as the API gives it: it was checked when it was published. */
export function toLook(fields: LookFields): Look {
  return fields as Look
}

/** As the API takes it. */
export function toFields({ look, footer }: LookDraft): { look: LookFields; footer: FooterFields } {
  return { look: { ...look, fontFiles: [...look.fontFiles] }, footer }
}

/** The same without a font that was deleted. */
export function withoutFont({ look, footer }: LookDraft, family: string): LookDraft {
  return { look: withoutFonts(look, [family]), footer }
}

export const emptyFooter: FooterFields = { columns: [], line: '', imprint: 0, privacy: 0 }

/** Whether two are the same to anyone who looks at the site. */
export function isSame(one: LookDraft, other: LookDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A draft in a text that was kept, without fonts that are gone by now; undefined if there is none. */
export function parseDraft(text: string, fonts: readonly UploadedFont[]): LookDraft | undefined {
  try {
    const { look, footer } = JSON.parse(text) as Partial<LookDraft>
    const read = readKeptLook(look, fonts)
    return 'look' in read && isFooter(footer) ? { look: read.look, footer } : undefined
  } catch {
    return undefined
  }
}

function isFooter(value: unknown): value is FooterFields {
  if (typeof value !== 'object' || value === null) return false
  const { columns, line, imprint, privacy } = value as Record<keyof FooterFields, unknown>
  return (
    Array.isArray(columns) &&
    columns.every((column: unknown) => isColumn(column)) &&
    typeof line === 'string' &&
    Number.isSafeInteger(imprint) &&
    Number.isSafeInteger(privacy)
  )
}

function isColumn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { heading, html } = value as Record<string, unknown>
  return typeof heading === 'string' && typeof html === 'string'
}
