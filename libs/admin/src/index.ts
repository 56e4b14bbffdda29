export { adminScreens } from './admin-screens.ts'

/** What is around the screens, fetched when a screen is entered or when somebody asks for it. */
export const adminFrame = {
  sideBar: () => import('./side-bar/SideBar.tsx'),
  palette: () => import('./palette/CommandPalette.tsx'),
  shortcuts: () => import('./shortcuts/ShortcutsDialog.tsx'),
}
