import { adminScreens } from '@sitewright/admin'
import installed from 'virtual:page-kinds'
import { start } from './client/start.tsx'

await start({ installed, adminScreens })
