import type { PublishingNotes } from '@sitewright/page-kit'

/** What those who publish a sectioned page are told. */
export const publishingNotes: PublishingNotes = {
  gaps: () => import('./on-demand/page-gaps.ts'),
  samples: async () => ({ default: (await import('../section-types/on-demand/sample-words.ts')).default() }),
}
