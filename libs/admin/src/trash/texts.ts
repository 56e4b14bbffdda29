import type { TrashedThing } from '@sitewright/api-client'

export const destroyQuestion = 'Do you want to delete this for good?  This cannot be undone'

export const emptyQuestion = 'Do you want to delete everything in the trash for good?  This cannot be undone'

export const destroyFailure = 'It could not be deleted'

export const emptyFailure = 'The trash could not be emptied'

export const moreFailure = 'No more could be loaded'

export function countedThings(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`
}

export function emptyKindQuestion(count: string): string {
  return `Do you want to delete ${count} in the trash for good?  This cannot be undone`
}

/** Such as `page`, as the beginning of a line. */
export function kindName(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}

/** What a thing is called, also where it has no name. */
export function shownName({ title, kind, id }: Pick<TrashedThing, 'title' | 'kind' | 'id'>): string {
  return title.trim() || `${kindName(kind)} ${id}`
}

/** Whole days until it is deleted for good, the one that has begun among them. */
export function daysLeft({ until }: Pick<TrashedThing, 'until'>, now = Date.now()): number {
  return Math.max(0, Math.ceil((until - now / 1000) / (24 * 60 * 60)))
}

export function restoredText(things: readonly TrashedThing[]): string {
  const [only, ...others] = things
  if (only && others.length === 0) return `‘${shownName(only)}’ is back.`
  return `${countedThings(things.length)} are back.`
}
