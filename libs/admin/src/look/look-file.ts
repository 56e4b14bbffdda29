import { proposeShortcut } from '@sitewright/api-client'
import { downloadText } from '@sitewright/page-kit'
import { readLook, type Look, type UploadedFont } from '@sitewright/theme'
import { texts } from './messages.ts'

/** What a file with a look begins with, so that other files are told from it. */
const format = 'sitewright-look'
const version = 1

/** Bytes: a look has less than 4 kB. */
const maxFileBytes = 100_000

/** The look in a file; or what is wrong, in sentences without their full stops: nothing of it is used then. */
export type ReadLook = { look: Look } | { wrong: string[] }

/** A look as a file: anyone who has it can import it on another site, or use the look as their `theme.ts`. */
export function writeLookFile(look: Look): string {
  return `${JSON.stringify({ format, version, look }, undefined, 2)}\n`
}

/**
 * Reads a file that was exported, or the look alone.
 *
 * @param fonts those that were uploaded to this site.
 */
export async function readLookFile(file: Blob, fonts: readonly UploadedFont[] = []): Promise<ReadLook> {
  if (file.size > maxFileBytes) return { wrong: [texts.tooLarge()] }
  let content: unknown
  try {
    content = JSON.parse(await file.text())
  } catch {
    return { wrong: [texts.noJson()] }
  }
  if (typeof content !== 'object' || content === null || !('format' in content)) return readLook(content, fonts)
  const { format: found, version: of, look, ...rest } = content as Record<string, unknown>
  if (found !== format) return { wrong: [texts.otherFile()] }
  if (of !== version) return { wrong: [wrongVersion(of)] }
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return { wrong: [texts.unknownPart({ name: unknown.slice(0, 40) })] }
  return readLook(look, fonts)
}

const wrongVersion = (found: unknown): string =>
  typeof found === 'number' ? texts.otherVersion({ found: String(found), version }) : texts.unknownVersion({ version })

/** Has the browser save a look as a file of that name. */
export function downloadLook(look: Look, name: string): void {
  downloadText(writeLookFile(look), { name, type: 'application/json' })
}

/** Says whose look it is, and of which day, such as `look-ridgeline-club-2026-11-26.json`. */
export function lookFileName(siteTitle: string, day = new Date()): string {
  const site = proposeShortcut(siteTitle, new Set())
  return `${['look', site, dateText(day)].filter(Boolean).join('-')}.json`
}

/** As the clocks have it where somebody sits. */
function dateText(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
