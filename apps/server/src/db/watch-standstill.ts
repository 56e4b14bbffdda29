/** Milliseconds between two looks of its own. */
const tickInterval = 250

export interface StandstillOptions {
  /** Milliseconds without a look from which on the process stood still. */
  longest: number
  /** Called when it goes on; in a turn of the event loop that takes long, each time it has taken as long again. */
  onStandstill: () => void
  /** Milliseconds of a clock that nobody sets. */
  now: () => number
}

export interface StandstillWatch {
  /** Looks now: what comes first after a standstill may be a request, and only then the watch's own turn. */
  look: () => void
  stop: () => void
}

/**
 * Watches whether the process stands still, in a long turn of its own or with its whole machine: whatever came meanwhile, it
 * has heard of none of it yet.
 */
export function watchStandstill({ longest, onStandstill, now }: StandstillOptions): StandstillWatch {
  let last = now()

  function look(): void {
    // not noted otherwise: who looks again and again within one turn does not make it shorter
    if (now() - last <= longest) return
    last = now()
    onStandstill()
  }

  function tick(): void {
    look()
    last = now()
  }

  const timer = setInterval(tick, tickInterval).unref()
  return { look, stop: () => clearInterval(timer) }
}
