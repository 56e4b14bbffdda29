import type { PublishingNotes } from '@sitewright/page-kit'

/** What those who publish a form are told: its messages, and what confirms their senders' addresses, are emails. */
export const publishingNotes: PublishingNotes = {
  gaps: () => import('./editing/on-demand/form-gaps.ts'),
  samples: async () => ({ default: (await import('./editing/on-demand/sample-words.ts')).default() }),
  emails: true,
}
