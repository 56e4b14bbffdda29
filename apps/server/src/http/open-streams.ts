/** The answers of this server that go on until somebody ends them, whatever they tell. */
export interface OpenStreams {
  /** Has one ended with the others; at once, where that was done already. @returns what forgets it once it is over. */
  add: (end: () => void) => () => void
  /** Ends all, so that nobody waits for them; nothing begins any more. */
  close: () => void
}

export function createOpenStreams(): OpenStreams {
  const open = new Set<() => void>()
  let closed = false
  return {
    add(end) {
      if (closed) end()
      else open.add(end)
      return () => void open.delete(end)
    },
    close() {
      closed = true
      for (const end of [...open]) end()
    },
  }
}
