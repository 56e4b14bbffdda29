import { definePageKind } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import { load } from './load.ts'
import { View } from './View.tsx'

/** The contact form in the browser, and on the server that renders it. It brings the Form Release Manager with it. */
export default definePageKind({
  manifest,
  load,
  View,
  adminScreens: [
    {
      path: 'releasemanager',
      label: 'Form Release Manager',
      needs: ['core.admin', 'core.page-manager'],
      load: () => import('./release-manager/ReleaseManager.tsx'),
    },
  ],
})
