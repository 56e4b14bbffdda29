import { useEffect, useRef, useState, useTransition } from 'react'

export interface PrintSheet {
  /** The sheet has to be in the page now. */
  shown: boolean
  /** It is being made. */
  preparing: boolean
  print: () => void
}

/** Opens the browser's print dialog once the sheet to be printed is in the page, and takes it out again afterwards. */
export function usePrintSheet(): PrintSheet {
  const [job, setJob] = useState(0)
  const [preparing, prepare] = useTransition()
  const asked = useRef(0)
  const count = useRef(0)

  useEffect(() => {
    if (job === 0) return
    const done = () => setJob(0)
    window.addEventListener('afterprint', done)
    // once for each press, however often the effect runs
    if (asked.current === job) {
      asked.current = 0
      window.print()
    }
    return () => window.removeEventListener('afterprint', done)
  }, [job])

  function print() {
    asked.current = ++count.current
    prepare(() => setJob(asked.current))
  }
  return { shown: job !== 0, preparing, print }
}
