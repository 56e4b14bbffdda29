/** Milliseconds before a lost connection is tried again: twice as many each time, up to a minute. */
const pauses = { first: 2000, longest: 60_000 }

export interface EventHandlers<Event> {
  onEvent: (event: Event) => void
  /** The connection is lost, and is made again in a while. */
  onLost?: () => void
}

/**
 * Listens to the server-sent events at an address, over one connection that is made again when it is lost. Where nothing can
 * be heard, nothing seems to happen: anyone who listens must find out in another way too. @returns what ends it.
 */
export function listenToEvents<Event>(address: string, { onEvent, onLost }: EventHandlers<Event>): () => void {
  if (typeof EventSource === 'undefined') return () => {}
  let pause = pauses.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource

  function connect() {
    source = new EventSource(address)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      pause = pauses.first
      onEvent(JSON.parse(data) as Event)
    })
    source.addEventListener('error', () => {
      // not left to the browser, which gives up where the server refuses, and else asks again without end
      source.close()
      onLost?.()
      timer = setTimeout(connect, pause * (0.75 + Math.random() / 2))
      pause = Math.min(pause * 2, pauses.longest)
    })
  }

  connect()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
