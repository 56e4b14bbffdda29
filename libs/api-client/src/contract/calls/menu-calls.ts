import { defineCalls } from '../define.ts'
import { MenuAudience, MenuChange, MenuStructure, SavedMenuItems } from '../schemas/menu.ts'

const menuManager = ['core.admin', 'core.menu-manager'] as const

/** The Menu Editor's. */
export const menuCalls = defineCalls({
  'GET private/get_menu_structure.json.php': {
    summary: 'The whole menu, for its editor',
    access: menuManager,
    reply: MenuStructure,
  },
  'GET private/menu-get-audience.json.php': {
    summary: 'The roles that menu items and pages are restricted to, for telling whom an item is hidden from',
    access: menuManager,
    reply: MenuAudience,
  },
  'POST private/set_menu_structure.json.php': {
    summary:
      'Saves the menu: places, labels and pages of the items named, new items, and those that are taken out; 409 if somebody has saved it since `base`',
    access: menuManager,
    input: MenuChange,
    reply: SavedMenuItems,
  },
})
