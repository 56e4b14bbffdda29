import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import type { SampleKindCalls } from '../contract.ts'
import { thanksTexts as texts } from '../messages.ts'
import styles from './Thanks.module.css'

type Thanks = SampleKindCalls['GET protected/plugin/sample-kind/get-thanks.json.php']['reply']

/** Lets somebody who is logged in say thank you, once. */
export default function Thanks({ pageId }: { pageId: number }) {
  const messages = useMessages()
  const { api } = useSite()
  const [thanks, setThanks] = useState<Thanks>()
  const [sending, setSending] = useState(false)

  useEffect(() => {
    let gone = false
    withCalls<SampleKindCalls>(api)('GET protected/plugin/sample-kind/get-thanks.json.php', { id: pageId }).then(
      (found) => {
        if (!gone) setThanks(found)
      },
      // the page is complete without it
      (error: unknown) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [api, pageId])

  async function sayThanks(): Promise<void> {
    setSending(true)
    try {
      const call = withCalls<SampleKindCalls>(api)
      setThanks(await call('POST protected/plugin/sample-kind/say-thanks.json.php', { id: pageId }))
    } catch (error) {
      await messages.fail(texts.failed(), error)
    } finally {
      setSending(false)
    }
  }

  if (!thanks) return null
  return (
    <div className={styles.thanks}>
      <button type="button" disabled={sending || thanks.mine} onClick={() => void sayThanks()}>
        {thanks.mine ? texts.said() : texts.say()}
      </button>
      <p role="status">{texts.count({ count: thanks.count })}</p>
    </div>
  )
}
