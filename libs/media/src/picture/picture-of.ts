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

/** Names that cameras, telephones and programs give: they say nothing of what is to be seen. */
const byCamera =
  /^(?:img|dsc[fn]?|dscn|pict?|p|pxl|mvimg|image|photo|picture|foto|bild|screenshot|screen shot|whatsapp image|signal|unnamed|scan)?[\s_()#.-]*(?:\d(?:[\d\s_:.()-]|at|am|pm|wa|copy|edited|hdr)*)?$/i

/** An image of the site as rich text shows it: described by its caption or else its name, in its own proportions. */
export function pictureOf({ id, name, caption, width, height }: FileEntry): FilePicture {
  const alt = caption || descriptionOf(name)
  return { src: fileUrl(id), alt, ...shownIn(width && height ? { width, height } : undefined) }
}

/** What the name of a file says of what it shows; nothing where a camera gave it. */
export function descriptionOf(name: string): string {
  const words = name.replace(/\.[^.\s]{1,5}$/, '')
  return byCamera.test(words) ? '' : words
}

/** The size in px that an image's attributes say. */
export function shownIn(size?: { width: number; height: number }): { width?: number; height?: number } {
  if (!size || size.width <= 0 || size.height <= 0) return {}
  // No more than the widest that is served: larger numbers only say again what the proportions are.
  const scale = Math.min(1, widest / size.width)
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}
