/** The elements that are open while HTML is written, the outermost first. */
export interface OpenElements {
  readonly tags: readonly string[]
  push: (tag: string) => void
  pop: () => string | undefined
  /** The place of the innermost element of the name, or -1: quick to say for one that is not there. */
  find: (tag: string) => number
  /** How many elements are around the innermost cell or caption, it included: what is in it knows nothing of them. */
  around: () => number
}

const cells = new Set(['td', 'th', 'caption'])

/** No elements yet. */
export function openElements(): OpenElements {
  const tags: string[] = []
  const counts = new Map<string, number>()
  const scopes = [0]
  return {
    tags,
    push(tag) {
      tags.push(tag)
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
      if (cells.has(tag)) scopes.push(tags.length)
    },
    pop() {
      const tag = tags.pop()
      if (tag === undefined) return undefined
      counts.set(tag, (counts.get(tag) ?? 0) - 1)
      if (cells.has(tag)) scopes.pop()
      return tag
    },
    find: (tag) => (counts.get(tag) ? tags.lastIndexOf(tag) : -1),
    around: () => scopes.at(-1) ?? 0,
  }
}
