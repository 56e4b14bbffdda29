import { useEffect, useMemo, useRef } from 'react'

/** Milliseconds without a change until the HTML is written and handed on. */
const delay = 250

export interface HtmlOutput {
  /** The text has changed; its HTML follows a moment later. */
  schedule: () => void
  /** Hands the HTML on at once if it is not what was handed on last, and gives it. */
  flush: () => string
  /** The HTML as it is now, without handing it on. */
  read: () => string
}

/**
 * Writes HTML not with every key but once there is a pause; `flush` makes up for it before a save, and leaving the
 * editor does so by itself.
 */
export function useHtmlOutput(read: () => string, onChange: (html: string) => void): HtmlOutput {
  const latest = useRef({ read, onChange })
  useEffect(() => {
    latest.current = { read, onChange }
  })
  const last = useRef<string | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const output = useMemo<HtmlOutput>(() => {
    const flush = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      const html = latest.current.read()
      if (html !== last.current) {
        last.current = html
        latest.current.onChange(html)
      }
      return html
    }
    return {
      flush,
      read: () => latest.current.read(),
      schedule: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(flush, delay)
      },
    }
  }, [])

  useEffect(() => {
    // What the text is before anyone touches it is no change.
    last.current ??= latest.current.read()
    return () => {
      if (timer.current !== undefined) output.flush()
    }
  }, [output])

  return output
}
