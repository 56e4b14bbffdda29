/** Shows the site's title in place of a logo that cannot be loaded. */
export function startLogos(): void {
  // such an event does not bubble
  document.addEventListener('error', ({ target }) => replace(target), true)
  for (const image of document.images) {
    // it may have failed before, when nobody listened
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image)
  }
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.dataset['logo'] === undefined) return
  console.error(new Error(`The logo ${image.src} could not be loaded`))
  image.hidden = true
  const title = image.nextElementSibling
  if (title instanceof HTMLElement) title.hidden = false
}
