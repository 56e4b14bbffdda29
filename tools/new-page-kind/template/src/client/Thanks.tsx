import { chakra } from '@chakra-ui/react'
import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import type { SampleKindCalls } from '../contract.ts'

type Thanks = SampleKindCalls['GET protected/plugin/sample-kind/get-thanks.json.php']['reply']

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    marginTop: '8',
    '& > button': {
      minHeight: '9',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      textStyle: 'label',
      cursor: 'pointer',
      _hover: { background: 'bg.muted' },
      _disabled: { color: 'fg.subtle', borderColor: 'border', background: 'none', cursor: 'not-allowed' },
    },
    '& > p': { color: 'fg.muted', textStyle: 'sm' },
  },
})

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
      await messages.fail('Your thanks could not be stored, see browser log for more information', error)
    } finally {
      setSending(false)
    }
  }

  if (!thanks) return null
  return (
    <Row>
      <button type="button" disabled={sending || thanks.mine} onClick={() => void sayThanks()}>
        {thanks.mine ? 'You said thank you' : 'Say thank you'}
      </button>
      <p role="status">{said(thanks.count)}</p>
    </Row>
  )
}

function said(count: number): string {
  if (count === 0) return 'Nobody said thank you yet'
  return count === 1 ? '1 person said thank you' : `${count} people said thank you`
}
