import { definePageKind } from '@sitewright/page-kit'
import { manifest } from '../manifest.js'
import { load } from './load.js'
import { View } from './View.js'
/** The kind in the browser, and on the server that renders it. */
export default definePageKind({
  manifest,
  load,
  View,
})
