import { definePageKind } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import { sectionTypes } from '../section-types/types.ts'
import { load } from './load.ts'
import { publishingNotes } from './publishing-notes.ts'
import { View } from './View.tsx'

/** The sectioned page in the browser, and on the server that renders it. */
export default definePageKind({ manifest, load, View, publishing: publishingNotes, extensionPoints: [sectionTypes] })
