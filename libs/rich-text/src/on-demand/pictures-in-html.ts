import { keepFirstLineFeeds } from '../paste/dom.ts'
import { dropPrivateRemarks } from '../paste/private-remarks.ts'
import { settlePictures } from '../paste/settle-pictures.ts'
import type { CopiedPicture, PictureSource } from '../pictures/picture-uploads.ts'
import { picturesInRtf } from '../pictures/pictures-in-rtf.ts'
import type { Block, RichEditor } from '../types.ts'

/** No host can be called this (RFC 2606): it stands for a picture that came along, until that is in the text. */
const address = 'https://picture.invalid/'

/** Of what only the program that copied it can read. */
const elsewhere = /^\s*(?:file|cid|webkit-fake-url):/i

/** Of what is in the HTML itself or in the browser's memory. */
const cameAlong = /^(?:data:image\/|blob:)/i

/** Of a document of Google's, whose pictures are shown only as long as Google likes. */
const documentPicture = /^https:\/\/[\w-]+\.googleusercontent\.com\/docs\w*\//i

/** Copied HTML with its pictures, as far as the clipboard has them. */
export interface HtmlWithPictures {
  html: string
  /** In the order in which the HTML names them. */
  pictures: readonly CopiedPicture[]
}

/**
 * Takes pictures out of copied HTML that are in the HTML itself, in the browser's memory, in Google's document, or on the
 * disk of anyone who copied it and beside it in the clipboard: as files, or within the rich text that Word and LibreOffice bring too. One
 * that did not come along fails where it would be, which says so to the person.
 */
export function takePictures(html: string, clipboard: { files: readonly File[]; rtf: string }): HtmlWithPictures {
  const document = new DOMParser().parseFromString(html, 'text/html')
  // none of these goes up
  dropPrivateRemarks(document.body)
  const isDocument = document.querySelector('[id^="docs-internal-guid"]') !== null
  settlePictures(document.body)
  const images = Array.from(document.body.querySelectorAll('img'))
  const beside = besideOf(images.filter((image) => elsewhere.test(image.getAttribute('src') ?? '')).length, clipboard)
  const pictures: CopiedPicture[] = []
  for (const image of images) {
    const src = image.getAttribute('src')?.trim() ?? ''
    if (!cameAlong.test(src) && !elsewhere.test(src) && !isOfDocument(src, isDocument)) continue
    const name = image.alt.trim() || fileNameIn(src)
    image.setAttribute('src', `${address}${pictures.push({ name, source: sourceOf(src, beside) }) - 1}`)
  }
  keepFirstLineFeeds(document.body)
  return { html: document.documentElement.outerHTML, pictures }
}

/** Other pages have pictures at this host too; those of documents have a folder of their own by now. */
const isOfDocument = (src: string, isDocument: boolean) =>
  (isDocument ? /^https:\/\/[\w-]+\.googleusercontent\.com\//i : documentPicture).test(src)

/** The pictures beside the HTML, if they are as many as it lacks: else nobody could say which is which. */
function besideOf(wanted: number, { files, rtf }: { files: readonly File[]; rtf: string }): File[] {
  if (wanted === 0) return []
  if (files.length === wanted) return [...files]
  const inside = picturesInRtf(rtf)
  return inside.length === wanted ? inside : []
}

function sourceOf(src: string, beside: File[]): PictureSource | undefined {
  if (/^data:image\//i.test(src)) return fileOf(src)
  if (/^https:/i.test(src)) return () => drawnFile(src)
  if (/^blob:/i.test(src)) return async () => named(await (await fetch(src)).blob())
  return beside.shift()
}

/** Pages may load pictures of any host and nothing else, so it is drawn once more, if that host lets it be read. */
async function drawnFile(src: string): Promise<File> {
  const image = new Image()
  Object.assign(image, { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer', src })
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), {
    ...{ width: image.naturalWidth, height: image.naturalHeight },
  })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  if (!blob) throw new Error('The picture could not be drawn')
  return named(blob)
}

/** As in `file:///C:/Temp/clip_image001.png`. */
function fileNameIn(src: string): string {
  if (!/^file:/i.test(src)) return ''
  const name = src.split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const named = (blob: Blob) => new File([blob], `picture.${endings[blob.type] ?? 'png'}`, { type: blob.type })

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

function fileOf(data: string): File | undefined {
  const [, type = '', base64, content = ''] = /^data:(image\/[a-z+.-]+)[^,]*?(;base64)?,(.*)$/is.exec(data) ?? []
  try {
    const text = base64 ? atob(content.replace(/\s/g, '')) : decodeURIComponent(content)
    const bytes = base64 ? Uint8Array.from(text, (character) => character.charCodeAt(0)) : text
    return named(new Blob([bytes], { type: type.toLowerCase() }))
  } catch {
    return undefined
  }
}

/** The blocks with those pictures on their way. */
export function withPicturesSent(
  editor: RichEditor,
  blocks: readonly Block[],
  pictures: readonly CopiedPicture[],
): Block[] {
  if (pictures.length === 0) return [...blocks]
  return blocks.map((block) => sending(editor, block, pictures) as Block)
}

function sending(editor: RichEditor, node: object, pictures: readonly CopiedPicture[]): object {
  if ('type' in node && node.type === 'image') {
    const { attributes = {}, ...image } = node as { attributes?: Readonly<Record<string, string>> }
    const { src = '', ...kept } = attributes
    const picture = src.startsWith(address) ? pictures[Number(src.slice(address.length))] : undefined
    if (!picture) return node
    return { ...image, attributes: kept, upload: editor.uploads.start(picture.source, picture.name) }
  }
  if (!('children' in node)) return node
  return { ...node, children: (node.children as object[]).map((child) => sending(editor, child, pictures)) }
}
