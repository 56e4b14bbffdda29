export { default as globalCss } from './global-css.build.ts'
