import { definePageKind } from '@sitewright/page-kit'
import { fieldTypes } from '../field-types/field-types.ts'
import { manifest } from '../manifest.ts'
import { load } from './load.ts'
import { publishingNotes } from './publishing-notes.ts'
import { inbox, readers, releaseManager } from './screens.ts'
import { View } from './View.tsx'

/** The contact form in the browser, and on the server that renders it. It brings the Form Release Manager and the Form Inbox with it. */
export default definePageKind({
  manifest,
  load,
  View,
  publishing: publishingNotes,
  commands: { needs: readers, load: () => import('./inbox/commands.ts') },
  extensionPoints: [fieldTypes],
  adminScreens: [
    releaseManager(() => import('./release-manager/ReleaseManager.tsx')),
    inbox(() => import('./inbox/Inbox.tsx')),
  ],
})
