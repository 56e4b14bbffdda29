import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import styles from './Thanks.module.css'
import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime'
/** Lets somebody who is logged in say thank you, once. */
export default function Thanks({ pageId }) {
  const messages = useMessages()
  const { api } = useSite()
  const [thanks, setThanks] = useState()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    let gone = false
    withCalls(api)('GET protected/plugin/sample-kind/get-thanks.json.php', { id: pageId }).then(
      (found) => {
        if (!gone) setThanks(found)
      },
      // the page is complete without it
      (error) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [api, pageId])
  async function sayThanks() {
    setSending(true)
    try {
      const call = withCalls(api)
      setThanks(await call('POST protected/plugin/sample-kind/say-thanks.json.php', { id: pageId }))
    } catch (error) {
      await messages.fail('Your thanks could not be stored, see browser log for more information', error)
    } finally {
      setSending(false)
    }
  }
  if (!thanks) return null
  return /* @__PURE__ */ _jsxs('div', {
    className: styles.thanks,
    children: [
      /* @__PURE__ */ _jsx('button', {
        type: 'button',
        disabled: sending || thanks.mine,
        onClick: () => void sayThanks(),
        children: thanks.mine ? 'You said thank you' : 'Say thank you',
      }),
      /* @__PURE__ */ _jsx('p', {
        role: 'status',
        children: said(thanks.count),
      }),
    ],
  })
}
function said(count) {
  if (count === 0) return 'Nobody said thank you yet'
  return count === 1 ? '1 person said thank you' : `${count} people said thank you`
}
