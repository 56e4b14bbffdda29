import type { Topic } from '../db/topics.ts'

/** What changes with the list of pages and with their places in the menu. */
export const pageListTopics: readonly Topic[] = ['pages', 'menu']
