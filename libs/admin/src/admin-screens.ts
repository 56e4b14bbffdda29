import type { AdminScreen } from '@sitewright/page-kit'

/** The administration screens of the core, each loaded when it is entered. Page kinds may bring further ones. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: 'pagemanager',
    label: 'Page Manager',
    needs: ['core.admin', 'core.page-manager'],
    load: () => import('./page-manager/PageManager.tsx'),
  },
]
