import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import { texts } from './editing-messages.ts'

export interface Preauthorizing {
  /** Something of it is under way. */
  busy: boolean
  /** Makes a key, and shows the page's address with it. */
  getLink: () => Promise<void>
  /** Asks for an address, and lets it do without verification. */
  authorizeAddress: () => Promise<void>
}

/** Lets submitters do without verification on one page: anyone who has a link, or an address (B§7, Q112). */
export function usePreauthorizing(pageId: number, onAuthorized: (address: string) => void): Preauthorizing {
  const messages = useMessages()
  const { api } = useSite()
  const [busy, setBusy] = useState(false)

  async function ask(input: { id: number; e?: string }, failed: string): Promise<string | number | undefined> {
    setBusy(true)
    try {
      const call = withCalls<ContactFormCalls>(api)
      const [answer] = await call('GET protected/plugin/form/preauth.json.php', input)
      return answer
    } catch (error) {
      await messages.fail(failed, error)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    getLink: async () => {
      const key = await ask({ id: pageId }, texts.keyFailed())
      if (key === undefined) return
      const { origin, pathname } = window.location
      await messages.alert(`${origin}${pathname}?pa=${encodeURIComponent(key)}`)
    },
    authorizeAddress: async () => {
      const address = (await messages.prompt(texts.address()))?.trim()
      if (!address) return
      const answer = await ask({ id: pageId, e: address }, texts.addressFailed())
      if (answer) onAuthorized(address)
      else if (answer !== undefined) await messages.alert(texts.addressRefused())
    },
  }
}
