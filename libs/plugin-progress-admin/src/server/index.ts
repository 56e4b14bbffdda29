import { definePageKindServer } from '@sitewright/page-kit/server'
import { manifest } from '../manifest.ts'
import { migrations } from './tables/index.ts'

/** Progression systems on the server: what a page shows of them stands in tables, its stored content is empty. */
export default definePageKindServer({ manifest, blank: () => '', clean: () => '', text: () => '', migrations })
