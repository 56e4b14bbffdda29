import { createHash } from 'node:crypto'

/** Choices that are the same for each seed. */
export function randomFrom(seed: string) {
  let count = 0
  const next = () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32
  const below = (most: number) => Math.floor(next() * most)
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]! }
}
