export { adminScreens } from './admin-screens.ts'
