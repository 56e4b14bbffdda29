import { startDrawer } from './drawer.ts'
import { startLogos } from './logos.ts'
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
