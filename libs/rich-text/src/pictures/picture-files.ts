/** The pictures among the files that were pasted or dropped. */
export function pictureFiles({ files }: Pick<DataTransfer, 'files'>): File[] {
  return Array.from(files).filter(({ type }) => type.startsWith('image/'))
}

/**
 * True if copied HTML says more than that here is a picture: then the file beside it is no more than a photo of the
 * whole, as Word and Excel make it.
 */
export function saysMore(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, script, title')) element.remove()
  return (
    body.textContent.trim() !== '' || body.querySelectorAll('img').length > 1 || body.querySelector('table') !== null
  )
}

/**
 * True if copied HTML has pictures that no page could show for long: within itself, in a browser's memory, a mail, on a
 * disk or in somebody's document.
 */
export function bringsPictures(html: string): boolean {
  return /\ssrc\s*=\s*["']?\s*(?:data:image\/|blob:|file:|cid:|webkit-fake-url:|https:\/\/[\w-]+\.googleusercontent\.com\/)/i.test(
    html,
  )
}
