export { globalCss } from './global-css.ts'
export { palette } from './palette.ts'
export { system } from './system.ts'
export { SystemProvider } from './SystemProvider.tsx'
