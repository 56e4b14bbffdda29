import { definePageKind } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import { load } from './load.ts'
import { View } from './View.tsx'

/** Progression systems in the browser, and on the server that renders them. */
export default definePageKind({ manifest, load, View })
