import type { ExampleRemoved } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { texts } from './messages.ts'
import { exampleQuestion } from './texts.ts'

export interface RemoveExample {
  removing: boolean
  /** Names what goes and what stays, asks, removes and tells; one round at a time. */
  ask: () => void
}

/** @param onChange is called once it is gone, and once it is there again. */
export function useRemoveExample(onChange: () => void): RemoveExample {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const running = useRef(false)
  const [removing, setRemoving] = useState(false)

  /** What goes is asked for again, since others may have changed something since the screen was opened. */
  async function remove(): Promise<ExampleRemoved | undefined> {
    const example = await api('GET private/example-get.json.php')
    if (
      !(await messages.confirm(exampleQuestion(example), {
        danger: true,
        accept: texts.remove(),
        more: await undo.line(2),
      }))
    )
      return undefined
    setRemoving(true)
    try {
      return await api('POST private/example-remove.json.php')
    } finally {
      setRemoving(false)
    }
  }

  async function run() {
    try {
      const removed = await remove()
      if (!removed) return
      onChange()
      void refresh()
      await undo.tell(texts.exampleRemoved(), removed.things, onChange)
    } catch (error) {
      await messages.fail(texts.exampleFailed(), error)
    }
  }

  function ask() {
    if (running.current) return
    running.current = true
    void run().finally(() => {
      running.current = false
    })
  }

  return { removing, ask }
}
