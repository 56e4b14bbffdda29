import { definePageKind } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import { View } from './View.tsx'

export default definePageKind({ manifest, load: async () => ({}), View })
