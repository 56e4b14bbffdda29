import { Alert, Box, Button, Field, Input, Spinner, Stack } from '@chakra-ui/react'
import { isApiError, refusalReason, type MailServerInput, type MailTestReply } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { rich } from '@sitewright/messages/react'
import { texts } from './server-messages.ts'

export interface TestEmailProps {
  /** A server that was typed; undefined: the one that is set. */
  server?: MailServerInput | undefined
  /** True while what was typed cannot be tried. */
  disabled?: boolean
}

type Outcome = MailTestReply & { to: string }

/** Sends a test email, to oneself at first, and says what the server said. Nothing is saved by it. */
export function TestEmail({ server, disabled = false }: TestEmailProps) {
  const { api } = useSite()
  const own = useLoaded(callQuery(api, 'GET private/account-get-info.json.php'))
  const [typed, setTyped] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const said = useRef<HTMLDivElement>(null)
  const to = typed ?? own.value?.email ?? ''

  async function send() {
    if (running.current) return
    running.current = true
    setBusy(true)
    setOutcome(undefined)
    try {
      const reply = await api('POST private/mail-test.json.php', { to, ...(server && { server }) })
      setOutcome({ ...reply, to })
    } catch (error) {
      if (!isApiError(error)) console.error(error)
      setOutcome({ to, error: refusalReason(error) ?? texts.testFailed() })
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  // it appears below what is in view
  useEffect(() => {
    if (outcome) said.current?.scrollIntoView?.({ block: 'nearest' })
  }, [outcome])

  return (
    <Stack gap="3">
      <Field.Root>
        <Field.Label>{texts.sendTestTo()}</Field.Label>
        <Input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={to}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // it is within a form that would save
            event.preventDefault()
            if (!disabled && to.trim() !== '') void send()
          }}
        />
      </Field.Root>
      <Box>
        {/* a button that is disabled while it has the focus loses it */}
        <Button
          variant="outline"
          disabled={!busy && (disabled || to.trim() === '')}
          aria-disabled={busy || undefined}
          onClick={() => void send()}
        >
          {busy ? <Spinner size="inherit" borderWidth="0.125em" /> : <Send />}
          {busy ? texts.sending() : texts.sendTest()}
        </Button>
      </Box>
      <Box ref={said} role="status" _empty={{ display: 'none' }}>
        {outcome && <TestOutcome {...outcome} />}
      </Box>
    </Stack>
  )
}

function TestOutcome({ to, error, reply }: Outcome) {
  return (
    <Alert.Root status={error === undefined ? 'success' : 'error'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title overflowWrap="anywhere">{error ?? texts.testTaken({ address: to })}</Alert.Title>
        {reply !== undefined && (
          <Alert.Description overflowWrap="anywhere">
            {rich(texts.serverSaid, { words: reply, reply: (words) => <bdi>{words}</bdi> })}
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  )
}
