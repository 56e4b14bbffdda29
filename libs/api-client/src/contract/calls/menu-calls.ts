import { defineCalls } from '../define.ts'
import { MenuChange, MenuStructure, SavedMenuItems } from '../schemas/menu.ts'

const menuManager = ['core.admin', 'core.menu-manager'] as const

/** The Menu Editor's. */
export const menuCalls = defineCalls({
  'GET private/get_menu_structure.json.php': {
    summary: 'The whole menu, for its editor',
    access: menuManager,
    reply: MenuStructure,
  },
  'POST private/set_menu_structure.json.php': {
    summary: 'Saves the menu: places, labels and pages of the items named, new items, and those that are taken out',
    access: menuManager,
    input: MenuChange,
    reply: SavedMenuItems,
  },
})
