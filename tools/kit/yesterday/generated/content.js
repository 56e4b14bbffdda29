import { defineContent, list, multilineText, text } from '@sitewright/page-kit/content'
/**
 * What a page of this kind holds. A field is one line here: it is then edited, checked, stored and searched, and
 * `client/Content.tsx` says where it is shown.
 */
export const sampleKindContent = defineContent({
  intro: multilineText({ label: 'Introduction' }),
  items: list({ text: text() }),
})
