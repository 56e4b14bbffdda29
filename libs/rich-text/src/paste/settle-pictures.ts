import { cleanUrl, imageSchemes } from '@sitewright/html'

const boxes = { true: '☑ ', false: '☐ ' }

/** Longer than any picture of one point, which stands where another one is to come. */
const minPictureLength = 120

/**
 * Leaves only pictures that are some: boxes to tick and emoji become the signs that they show, what counts readers is
 * dropped, and what a page would have fetched on the way down is named.
 */
export function settlePictures(body: HTMLElement): void {
  settleBoxes(body)
  for (const image of Array.from(body.querySelectorAll('img'))) {
    const sign = image.matches('.emoji, .goomoji, [data-emoji], [data-stringify-emoji]') ? image.alt : ''
    if (sign !== '') image.replaceWith(sign)
    else if (isPoint(image)) image.remove()
    else settleAddress(image)
  }
}

function settleBoxes(body: HTMLElement): void {
  for (const box of body.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    box.replaceWith(boxes[box.hasAttribute('checked') ? 'true' : 'false'])
  // Google Docs has a picture of the box beside the paragraph.
  for (const item of body.querySelectorAll('li[role=checkbox]')) {
    for (const picture of item.querySelectorAll(':scope > img')) picture.remove()
    const text = item.querySelector(':scope > p') ?? item
    text.prepend(boxes[item.getAttribute('aria-checked') === 'true' ? 'true' : 'false'])
    item.removeAttribute('role')
  }
}

function isPoint(image: HTMLImageElement): boolean {
  return (['width', 'height'] as const).every((name) => {
    const styled = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i').exec(image.getAttribute('style') ?? '')?.[1]
    return /^\s*[0-2](?:\.0+)?(?:px)?\s*$/.test(styled ?? image.getAttribute(name) ?? '')
  })
}

/** Pages have a placeholder until a picture comes into sight. */
function settleAddress(image: HTMLImageElement): void {
  const src = image.getAttribute('src')?.trim() ?? ''
  const isPlaceholder = src === '' || /^data:/i.test(src)
  if (!isPlaceholder) return
  const { src: later, original, lazySrc, srcset: laterSet } = image.dataset
  const set = image.getAttribute('srcset') ?? laterSet ?? ''
  const address = later ?? original ?? lazySrc ?? (set.trim().split(/\s+/)[0] || undefined)
  if (address !== undefined) image.setAttribute('src', address)
  else if (/^data:image\/gif/i.test(src) && src.length < minPictureLength) image.remove()
}

/** A picture that no page could show leaves no empty paragraph behind. */
export function dropPicturesOfNowhere(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img'))
    if (cleanUrl(image.getAttribute('src') ?? '', imageSchemes) === undefined) image.remove()
}
