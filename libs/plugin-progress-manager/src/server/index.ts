import { definePageKindServer } from '@sitewright/page-kit/server'
import { migrations } from '@sitewright/plugin-progress-admin/tables'
import { manifest } from '../manifest.ts'

/** The progress of people on the server: what a page shows of it stands in tables, its stored content is empty. */
export default definePageKindServer({ manifest, blank: () => '', clean: () => '', text: () => '', migrations })
