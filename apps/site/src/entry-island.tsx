import installed from 'virtual:page-kinds'
import { startIsland } from './client/start-island.tsx'

const loadLanguages = async () => (await import('./language/installed-languages.ts')).languages

await startIsland({ installed, loadLanguages })
