/** Work that is under way is shared by all who ask for the same meanwhile. */
export function shareInFlight() {
  const underWay = new Map<string, Promise<unknown>>()

  return function share<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const earlier = underWay.get(key) as Promise<Result> | undefined
    if (earlier) return earlier
    const promise = work().finally(() => underWay.delete(key))
    underWay.set(key, promise)
    return promise
  }
}
