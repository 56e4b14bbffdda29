import { isApiError, refusalReason } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import type { ImportJob } from './use-import.ts'
import { texts } from './messages.ts'

/** Somebody who was created, and the link by which they choose their password. */
export interface PersonLink {
  name: string
  email: string
  link: string
  /** Until when it works, in epoch seconds. */
  expires: number
}

export interface InvitationLinks {
  running: boolean
  /** Those that were made, in the order of the list. */
  links: readonly PersonLink[]
  /** Why there is none for some people, each with their address. */
  refused: readonly string[]
  /** True once a link was asked for for everybody. */
  done: boolean
  /** How many of the new accounts were asked for. */
  asked: number
  /** Makes a link for each new account, or for those that are left after a failure. */
  start: () => void
}

/** The invitation links of those whom an import created, to be handed over while no email goes out. */
export function useInvitationLinks(jobs: readonly ImportJob[]): InvitationLinks {
  const { api } = useSite()
  const messages = useMessages()
  const [running, setRunning] = useState(false)
  const [links, setLinks] = useState<readonly PersonLink[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const [asked, setAsked] = useState(0)
  const created = jobs.filter(({ result }) => result?.result === 'created' && result.id !== undefined)

  async function run() {
    setRunning(true)
    try {
      for (const [index, { person, result }] of created.entries()) {
        if (index < asked) continue
        const { name, email } = person
        try {
          const made = await api('POST private/account-invitation-link.json.php', { id: result?.id ?? 0 })
          setLinks((before) => [...before, { name, email, ...made }])
        } catch (error) {
          // what is said of one person is no reason to stop with the others
          if (!isApiError(error) || ![403, 404, 409].includes(error.status)) throw error
          setRefused((before) => [...before, `${email}: ${refusalReason(error) ?? texts.refused()}`])
        }
        setAsked(index + 1)
      }
    } catch (error) {
      await messages.fail(texts.linksFailed(), error)
    } finally {
      setRunning(false)
    }
  }

  return { running, links, refused, done: asked === created.length, asked, start: () => void run() }
}
