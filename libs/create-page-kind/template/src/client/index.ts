import { definePageKind } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import { load } from './load.ts'
import { View } from './View.tsx'

/** The kind in the browser, and on the server that renders it. */
export default definePageKind({ manifest, load, View })
