import installed from 'virtual:page-kinds'
import { startIsland } from './client/start-island.tsx'

await startIsland(installed)
