export interface Failure<Item> {
  item: Item
  error: unknown
}

/** So many calls at once keep the server free for others. */
const maxConcurrent = 4

/** Does the work for every item, some at a time. Resolves to those for which it failed, in their order. */
export async function settleEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<Failure<Item>[]> {
  const failures = new Map<number, Failure<Item>>()
  const rest = items.entries()

  async function worker() {
    for (const [index, item] of rest) {
      try {
        await work(item)
      } catch (error) {
        failures.set(index, { item, error })
      }
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
  return [...failures].toSorted(([a], [b]) => a - b).map(([, failure]) => failure)
}
