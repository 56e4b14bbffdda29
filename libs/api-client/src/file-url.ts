/** Which variant of a file an address asks for. */
export interface FileUrlOptions {
  /** A small picture of an image. */
  thumb?: boolean
  /** As a download, whatever it is. */
  dl?: boolean
  /** An image of this width in px, or its own if that is less. */
  w?: ImageWidth
  /** The version of its current bytes, so that other bytes have another address. */
  v?: string | undefined
}

/** The widths that images are served in, in px. */
export const imageWidths = [320, 640, 960, 1280, 1920, 2560] as const

/** A width in px at which the server can send an image. */
export type ImageWidth = (typeof imageWidths)[number]

/** Where the bytes of a file are, on the site itself. */
export function fileUrl(id: number, { thumb = false, dl = false, w, v }: FileUrlOptions = {}): string {
  const options = [v !== undefined && `v=${v}`, thumb && 'thumb=1', dl && 'dl=1', w !== undefined && `w=${w}`]
  return `/api/1/private/file-get.php?${[`id=${id}`, ...options.filter((option) => option !== false)].join('&')}`
}

/** Where the pictures are that are drawn for pages. */
export const pagePicturePath = '/api/1/public/page-picture.php'

/** The picture of a page that is drawn where none was chosen, on the site itself. */
export function pagePictureUrl(id: number, version?: string): string {
  return `${pagePicturePath}?id=${id}${version === undefined ? '' : `&v=${version}`}`
}

/** The file that an address is of, or undefined for any other address. */
export function fileIdOf(address: string): number | undefined {
  const [path, query = ''] = address.split('?')
  if (path !== '/api/1/private/file-get.php') return undefined
  const id = Number(new URLSearchParams(query).get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
