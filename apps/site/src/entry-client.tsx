import { adminScreens } from '@sitewright/admin'
import languages from 'virtual:languages'
import installed from 'virtual:page-kinds'
import { start } from './client/start.tsx'

await start({ installed, adminScreens, languages })
