import type { LookFields } from '@sitewright/api-client/contract'
import type { SiteLook } from '@sitewright/page-kit/server'
import { lookOf, theme, type Look } from '@sitewright/theme'
import { createHash } from 'node:crypto'

/** The look that the site comes with. */
export const builtInLook = lookOf(theme)

/** A look as calls carry it. */
export function lookFields(look: Look): LookFields {
  return { ...look, fonts: { ...look.fonts }, fontFiles: [...look.fontFiles] }
}

/** Undefined for the built-in look, which documents have anyway. */
export function siteLook(look: Look): SiteLook | undefined {
  const version = versionOf(look)
  return version === versionOf(builtInLook) ? undefined : { version, look }
}

/** The same for the same look, in whatever order its fields come. */
export function versionOf(look: Look): string {
  const fields = Object.entries(look).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12)
}
