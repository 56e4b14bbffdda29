import { listFormat } from '@sitewright/messages'
import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { texts } from './file-messages.ts'
import { megabyte, sizeText } from './file-sizes.ts'

/** What a field for files may be set to. */
export const fileLimits = {
  /** The largest file, in megabytes. */
  megabytes: { min: 1, max: 50, usual: 10 },
  /** Files of one field. */
  files: { min: 1, max: 20, usual: 5 },
  /** Files of one submission, and megabytes of all of them together. */
  perSubmission: { files: 20, megabytes: 100 },
  /** Characters of a hint. */
  hint: 500,
} as const

/** What visitors may send, by the name that a form stores, which is that of its label too: how such files' names end. */
export const fileKinds = {
  pictures: { endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'heif'] },
  pdf: { endings: ['pdf'] },
  documents: { endings: ['docx', 'odt', 'rtf', 'txt'] },
  tables: { endings: ['xlsx', 'ods', 'csv'] },
  slides: { endings: ['pptx', 'odp'] },
  audio: { endings: ['mp3', 'm4a', 'ogg', 'wav', 'flac'] },
  video: { endings: ['mp4', 'mov', 'webm'] },
} as const satisfies Readonly<Record<string, { endings: readonly string[] }>>

export type FileKind = keyof typeof fileKinds

export const allFileKinds = Object.keys(fileKinds) as FileKind[]

export function isFileKind(value: unknown): value is FileKind {
  return typeof value === 'string' && Object.hasOwn(fileKinds, value)
}

/** How the names of files of these kinds end, without the dot. */
export function endingsOf(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => [...fileKinds[kind].endings])
}

/** The ending of a name, in lower case without the dot; '' for none. */
export function endingOf(name: string): string {
  return (/\.([a-z0-9]{1,10})$/i.exec(name)?.[1] ?? '').toLowerCase()
}

/** The kinds in words: 'Pictures, PDF'. */
export function kindsText(kinds: readonly FileKind[]): string {
  return listFormat({ type: 'unit', style: 'short' }).format(kinds.map((kind) => texts[kind]()))
}

/** A file that was chosen, or that was sent. */
export interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
  /** By which a submission names a file that was sent before it. */
  ticket?: string
}

/** What is chosen in a field. A browser's own files stay what they are. */
export function readChosen(value: unknown): ChosenFile[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown): ChosenFile[] => {
    const { name, size, ticket } = typeof each === 'object' && each !== null ? (each as Record<string, unknown>) : {}
    if (typeof name !== 'string' || typeof size !== 'number' || !(size >= 0)) return []
    return [typeof File !== 'undefined' && each instanceof File ? each : chosen({ name, size, ticket })]
  })
}

function chosen({ name, size, ticket }: { name: string; size: number; ticket: unknown }): ChosenFile {
  return { name, size, ...(typeof ticket === 'string' && { ticket }) }
}

/** What is wrong with all files of a submission together, however good each of them is. */
export function problemOfAll(files: readonly Pick<ChosenFile, 'size'>[]): string | undefined {
  const { files: most, megabytes } = fileLimits.perSubmission
  if (files.length > most) return texts.allTooMany({ most, count: files.length })
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= megabytes * megabyte) return undefined
  return texts.allTooLarge({ size: sizeText(bytes), megabytes })
}

/** The tickets in the value of a field, as a submission brings them. */
export function ticketsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map((each: unknown) => readText(fieldsOf(each)['ticket'])).filter(Boolean) : []
}
