export { globalCss } from './global-css.ts'
export { system } from './system.ts'
export { SystemProvider } from './SystemProvider.tsx'
