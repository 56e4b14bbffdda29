import { fileUrl, imageWidths } from '@sitewright/api-client'
import type { FileVersions } from './file-versions.ts'
import { goneClass } from './GonePicture.tsx'

/** Px that a text is wide on most sites: 800 unless their setting says more. */
const column = 960

// Whole tags only, as sanitisers write them: every value in double quotes. Within another attribute's value no address
// in quotes can occur, so that what only looks like a tag there stays unchanged.
const imageTag = /<img((?:\s[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g
const address = 'src="/api/1/private/file-get.php?id='
// The whole address, with a version where it was copied from a page: one with more to it already says which picture of
// the file is wanted.
const ownFile = /\ssrc="\/api\/1\/private\/file-get\.php\?id=([1-9]\d{0,9})(?:&amp;v=[0-9a-f]{12})?"/
const loadingSet = /\sloading="/
const widthSet = /\swidth="(\d+)"/
const heightSet = /\sheight="(\d+)"/
const altSet = /\salt="([^"]*)"/
// Wide and high, of a picture that is cut to a shape; both absent for a square.
const shapeSet = /\sclass="(?:[^"]*\s)?image-(?:square|(\d+)x(\d+))[\s"]/

/**
 * Sanitised HTML whose images of the site's own files come in the size that the screen needs, and take no time before
 * they are scrolled to; the first one is asked for at once. In place of an image whose file is gone stands what it showed, if
 * that was said. Images of other hosts stay as they are.
 *
 * Costs one search in a text without such images.
 */
export function responsivePictures(html: string, versions: FileVersions = {}): string {
  if (!html.includes(address)) return html
  let first = true
  return html.replace(imageTag, (tag, attributes: string) => {
    const id = ownFile.exec(attributes)?.[1]
    const version = id === undefined ? undefined : versions[Number(id)]
    if (version === null) return goneTag(attributes)
    const leading = first
    first = false
    if (id === undefined) return tag
    const src = fileUrl(Number(id), { v: version }).replace('&', '&amp;')
    return pictureTag(src, attributes.replace(ownFile, ` src="${src}"`), leading)
  })
}

/** The text is written already as it has to be in HTML. */
function goneTag(attributes: string): string {
  const alt = (altSet.exec(attributes)?.[1] ?? '').trim()
  return alt === '' ? '' : `<span class="${goneClass}">${alt}</span>`
}

function pictureTag(src: string, attributes: string, leading: boolean): string {
  const added = ['decoding="async"']
  const lazy = !leading && !loadingSet.test(attributes)
  if (lazy) added.push('loading="lazy"')
  if (leading) added.push('fetchpriority="high"')
  const width = Number(widthSet.exec(attributes)?.[1] ?? 0)
  // Without a width the image would take that of `sizes` for its own.
  if (width > 0) {
    const height = Number(heightSet.exec(attributes)?.[1] ?? 0)
    const wider = cutBy(attributes, width / height)
    const most = Math.round(Math.min(width, column) * wider)
    const shown = `min(${Math.round(100 * wider)}vw, ${most}px)`
    // `auto`: as wide as it is laid out; an image without a height would lose its shape by it, and one that is cut at its
    // sides is drawn wider than that.
    const sizes = lazy && height > 0 && wider === 1 ? `auto, ${shown}` : shown
    added.push(`sizes="${sizes}"`, `srcset="${sources(src, most)}"`)
  }
  return `<img${attributes} ${added.join(' ')}>`
}

/** How many times wider a picture is drawn than what is seen of it, as its shape hides its sides. */
function cutBy(attributes: string, ratio: number): number {
  const shape = shapeSet.exec(attributes)
  if (!shape || !Number.isFinite(ratio)) return 1
  const [, wide = 1, high = 1] = shape
  return Math.max(1, (ratio * Number(high)) / Number(wide))
}

/** Every width up to what a screen with two dots a pixel shows. */
function sources(plain: string, most: number): string {
  let list = ''
  for (const width of imageWidths) {
    list += `${list && ', '}${plain}&amp;w=${width} ${width}w`
    if (width >= 2 * most) break
  }
  return list
}
