import { definePageKind } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import { load } from './load.ts'
import { View } from './View.tsx'

/** The progress of people in the browser; each person's own is in My Account. */
export default definePageKind({
  manifest,
  load,
  View,
  accountPanels: [{ key: 'own', load: () => import('./account-panel/OwnProgressPanel.tsx') }],
})
