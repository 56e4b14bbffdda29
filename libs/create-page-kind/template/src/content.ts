import { defineContent, list, multilineText, text, type ContentOf } from '@sitewright/page-kit/content'
import { fieldNames } from './messages.ts'

/**
 * What a page of this kind holds. A field is one line here: it is then edited, checked, stored and searched, and
 * `client/Content.tsx` says where it is shown.
 */
export const sampleKindContent = defineContent({
  intro: multilineText({ label: fieldNames.intro }),
  items: list({ text: text({ label: fieldNames.text }) }, { label: fieldNames.items }),
})

export type SampleKindContent = ContentOf<typeof sampleKindContent>
