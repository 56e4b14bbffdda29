import type { Readable, Writable } from 'node:stream'

export interface Streams {
  input: Readable & { isTTY?: boolean }
  output: Writable & { isTTY?: boolean }
  errors: Writable & { isTTY?: boolean }
}

/** How a command talks to the operator. */
export interface Console {
  streams: Streams
  /** A line of what was asked for. */
  print: (line: string) => void
  /** A line for the operator's eyes only, on standard error. */
  warn: (line: string) => void
  /** Tells how far a long action is, on a terminal only; '' takes the line away. */
  progress: (text: string) => void
}

/** Milliseconds between two steps of progress that are shown. */
const step = 100

const eraseLine = '\r\u001b[K'

export function createConsole(streams: Streams): Console {
  let shown = ''
  let last = -step

  function progress(text: string): void {
    const time = performance.now()
    if (!streams.errors.isTTY || text === shown || (text !== '' && time - last < step)) return
    shown = text
    last = text === '' ? -step : time
    streams.errors.write(`${eraseLine}${text}`)
  }

  return {
    streams,
    print(line) {
      progress('')
      streams.output.write(`${line}\n`)
    },
    warn(line) {
      progress('')
      streams.errors.write(`${line}\n`)
    },
    progress,
  }
}
