import { useEffect, useState } from 'react'

type State<Value> = { status: 'loading' | 'failed'; value: undefined } | { status: 'ready'; value: Value }

export interface Loaded<Value> {
  status: 'loading' | 'ready' | 'failed'
  /** What was loaded; undefined unless ready. */
  value: Value | undefined
  /** Loads anew, showing `loading` meanwhile. */
  reload: () => void
  /** Changes the value in place. What is not there to be changed is loaded anew. */
  change: (edit: (value: Value) => Value) => void
}

const loading = { status: 'loading', value: undefined } as const

/** Loads something when the component appears. A failure is only logged; the screen offers `reload`. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<State<Value>>(loading)
  const [attempt, setAttempt] = useState({ load })

  useEffect(() => {
    let current = true
    attempt.load().then(
      (value) => {
        if (current) setState({ status: 'ready', value })
      },
      (error: unknown) => {
        console.error(error)
        if (current) setState({ status: 'failed', value: undefined })
      },
    )
    return () => {
      current = false
    }
  }, [attempt])

  const reload = () => {
    setState(loading)
    setAttempt({ load })
  }

  const change = (edit: (value: Value) => Value) => {
    if (state.status === 'ready') setState((now) => (now.status === 'ready' ? { ...now, value: edit(now.value) } : now))
    else reload()
  }

  return { ...state, reload, change }
}
