import { startDrawer } from './drawer.ts'
import { startPopoverMenus } from './popover-menus.ts'
import { startSubmenus } from './submenus.ts'
import { startTooltips } from './tooltips.ts'

/**
 * Brings the shell's menus, drawer, tooltips and logos to life, once for a document. All of it listens on the document and knows
 * elements by their attributes, so that it serves what the server wrote and what React draws alike.
 */
export function startBehaviours(): void {
  const { dataset } = document.documentElement
  if (dataset['menus'] !== undefined) return
  startSubmenus()
  startPopoverMenus()
  startDrawer()
  startTooltips()
  startLogos()
  // from now on style alone opens no submenu
  dataset['menus'] = ''
}

/** Shows the site's title in place of a logo that cannot be loaded. */
function startLogos(): void {
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
