import { keepTrying } from '@sitewright/api-client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useShellParts } from '../state/shell-parts.ts'
import styles from './StateBar.module.css'
import { texts } from './messages.ts'

/** How long an answer may be missing before it is told, in milliseconds: a moment without one is not worth a word. */
const noticeDelay = 500

/** How long a part may take to arrive once the site answers again, in milliseconds. */
const partsNoticeDelay = 3000

const onServer = () => false

/** Tells what keeps the document from going on: the site does not answer, the session has ended, or somebody else has logged in. */
export function StateBar() {
  const { resumption, reopen } = useShellParts()
  const { other, refused, asking } = useStore(resumption.state)
  if (other !== undefined)
    return (
      <Bar action={texts.reload()} onAction={reopen && (() => reopen())}>
        {texts.otherPerson({ name: other })}
      </Bar>
    )
  if (refused && !asking)
    return (
      <Bar action={texts.logIn()} onAction={resumption.ask}>
        {texts.loggedOut()}
      </Bar>
    )
  return <Waiting />
}

function Waiting() {
  const { connection, reopen } = useShellParts()
  const waiting = useSyncExternalStore(connection.subscribe, connection.isWaiting, onServer)
  const told = useLater(waiting, noticeDelay)
  const answering = useAnswering(told)
  // everything that waits has tried again by then
  const missing = useLater(answering, partsNoticeDelay)
  if (!told) return null
  if (missing)
    return (
      <Bar action={texts.reload()} onAction={reopen && (() => reopen())}>
        {texts.partMissing()}
      </Bar>
    )
  return (
    <Bar action={texts.tryNow()} onAction={connection.tryNow}>
      {texts.noConnection()}
    </Bar>
  )
}

/** True once the server has answered a call although something waits for it; what waits is then tried at once. */
function useAnswering(told: boolean): boolean {
  const { connection, unguarded } = useShellParts()
  const [answering, setAnswering] = useState(false)
  useEffect(() => {
    if (!told) return
    const ask = () => unguarded('GET private/session-account.json.php')
    const stop = keepTrying(ask, () => {
      connection.tryNow()
      setAnswering(true)
    })
    return () => {
      stop()
      setAnswering(false)
    }
  }, [told, connection, unguarded])
  return answering
}

/** True once something has been so for a while, in milliseconds. */
function useLater(now: boolean, after: number): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setLater(true), after)
    return () => {
      clearTimeout(timer)
      setLater(false)
    }
  }, [now, after])
  return now && later
}

interface BarProps {
  action: string
  onAction?: (() => void) | undefined
  children: React.ReactNode
}

function Bar({ action, onAction, children }: BarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">{children}</p>
      {onAction && (
        <button type="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}
