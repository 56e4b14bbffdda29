import type { Needs, Topic, Touched } from '../db/topics.ts'

/** On every page: what forgets it forgets all. */
const all = 'all'

/** On pages that any change may make different. */
const any = 'any'

/** The number of keys of a page above which any change counts as one of it: headers may not become too long. */
const maxKeys = 100

/** The same for their characters: those of page kinds may be long ones. */
const maxKeysLength = 2_000

const keyOf = (topic: Topic) => topic.replace(' ', '-')

/** The keys under which a cache in front of the site finds a page again that is made of this. */
export function keysOfPage(needs: Needs): string[] {
  if (needs === 'everything' || needs.length > maxKeys) return [all, any]
  const named = needs.map(keyOf)
  return named.join(' ').length > maxKeysLength ? [all, any] : [all, ...named]
}

/** The keys of the pages that a change makes different. */
export function keysOfChange(touched: Touched): string[] {
  if (touched === 'everything') return [all]
  const seen = [...touched].filter((topic) => !topic.startsWith('draft '))
  return [...seen.map(keyOf), any]
}

/** The keys of several changes; each once. */
export function joinKeys(lists: readonly (readonly string[])[]): string[] {
  const keys = new Set(lists.flat())
  return keys.has(all) ? [all] : [...keys]
}

/** All of them. */
export const allKeys: readonly string[] = [all]
