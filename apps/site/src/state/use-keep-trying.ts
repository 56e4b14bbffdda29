import { keepTrying } from '@sitewright/api-client'
import { useConnection } from '@sitewright/api-client/connection'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * `keepTrying` for a component: what a task gave, or undefined as long as it has not. The task starts with the component.
 *
 * @param known - the result, where it is known already; the task then does not run.
 */
export function useKeepTrying<Result>(task: () => Promise<Result>, known?: Result): Result | undefined {
  const connection = useConnection()
  const [result, setResult] = useState(known)
  const isKnown = result !== undefined
  const run = useEffectEvent(task)
  useEffect(() => (isKnown ? undefined : keepTrying(() => run(), setResult, { connection })), [isKnown, connection])
  return result
}
