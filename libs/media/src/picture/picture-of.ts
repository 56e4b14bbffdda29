import { type FileEntry, fileUrl, imageWidths } from '@sitewright/api-client'

/** What rich text needs of an image to show it. */
export interface FilePicture {
  src: string
  alt: string
  /** Px. */
  width?: number
  height?: number
}

const widest = Math.max(...imageWidths)

/** An image of the site as rich text shows it: described by its caption or else its name, in its own proportions. */
export function pictureOf({ id, name, caption, width, height }: FileEntry): FilePicture {
  const alt = caption || name.replace(/\.[^.\s]{1,5}$/, '')
  if (!width || !height) return { src: fileUrl(id), alt }
  // No more than the widest that is served: larger numbers only say again what the proportions are.
  const scale = Math.min(1, widest / width)
  return { src: fileUrl(id), alt, width: Math.round(width * scale), height: Math.round(height * scale) }
}
