import { texts } from './public-messages.ts'

/** A file before it is uploaded, or one of the site. */
export interface NamedFile {
  name: string
  /** Its media type, or nothing where that is not known. */
  type: string
}

/** Formats that are kept as they came, with what cameras, telephones and office programs write into them. */
const telling = /^(?:video\/|application\/pdf$|image\/(?:tiff|hei[cf]|x-|dng|jp2|jxl))/
/** The same by the ends of names, for browsers that know no type for them. */
const tellingEnds =
  /\.(?:tiff?|hei[cf]s?|dng|cr[23]|nef|arw|raf|orf|rw2|jp2|jxl|pdf|mp4|m4v|mov|qt|mkv|webm|avi|wmv|3gp|mts|m2ts|mpe?g)$/i

/** Programs, by the ends of their names; anyone who opens one has it run. */
const programEnds = /\.(?:exe|msi|bat|cmd|com|scr|ps1|vbs|sh|jar|apk|dmg|pkg|appimage|deb|rpm)$/i

/**
 * What to tell anyone who makes these files public: that some are programs, and that some may hold where they were made. Other
 * photos lose that when they are uploaded. Undefined where there is nothing to tell.
 */
export function publicNote(files: readonly NamedFile[]): string | undefined {
  return [programNote(files), privacyNote(files)].filter(Boolean).join(' ') || undefined
}

function programNote(files: readonly NamedFile[]): string | undefined {
  const [first, ...others] = files.filter(({ name }) => programEnds.test(name))
  if (!first) return undefined
  return others.length === 0 ? texts.program({ name: first.name }) : texts.programs({ count: others.length + 1 })
}

function privacyNote(files: readonly NamedFile[]): string | undefined {
  const [first, ...others] = files.filter(({ name, type }) => telling.test(type) || tellingEnds.test(name))
  if (!first) return undefined
  return others.length === 0 ? texts.telling({ name: first.name }) : texts.tellingSeveral({ count: others.length + 1 })
}
