import type { PublishingNotes } from '@sitewright/page-kit'

/** What those who publish a sectioned page are told. */
export const publishingNotes: PublishingNotes = {
  samples: () => import('../section-types/on-demand/sample-words.ts'),
}
