import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { AppSetup, Links, MenuItems, PropertyKey } from '../schemas/site.ts'

/** What the shell shows around every page. */
export const siteCalls = defineCalls({
  'GET protected/app-setup.json.php': {
    summary: 'Routes, session, default page and background of the site, as this visitor may see them',
    access: 'anyone',
    reply: AppSetup,
  },
  'GET public/get-menu-items.json.php': {
    summary: 'The main menu, as this visitor may see it',
    access: 'anyone',
    reply: MenuItems,
  },
  'GET public/links-load.json.php': {
    summary: 'The link button bar: the list as JSON text, and the pictures of the icons that it names',
    access: 'anyone',
    reply: Links,
  },
  'GET protected/get-system-property.json.php': {
    summary: 'One public setting of the site: a list whose first item is the value',
    access: 'anyone',
    input: Type.Object({ k: PropertyKey }),
    reply: Type.Array(Type.Union([Type.String(), Type.Number()])),
  },
})
