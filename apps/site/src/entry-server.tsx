import { adminScreens } from '@sitewright/admin'
import languages from 'virtual:languages'
import installed from 'virtual:page-kinds'
import { createRenderer } from './server/create-renderer.ts'
import { readAssets } from './server/read-assets.ts'

/** What the server asks for documents: the built site's one export. */
export default await createRenderer({ installed, adminScreens, languages, assets: await readAssets() })
