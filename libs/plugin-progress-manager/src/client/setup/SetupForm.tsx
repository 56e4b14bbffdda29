import { Button, Field, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { isApiError, refusalReason } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import type { SystemOption } from '@sitewright/plugin-progress-admin/model'
import { Spinner, useMessages } from '@sitewright/ui'
import { useState, type SubmitEvent } from 'react'
import { callsOf } from '../calls.ts'
import { Refusal } from '../Refusal.tsx'
import { failures } from '../failure-messages.ts'
import { texts } from '../people/messages.ts'

export interface SetupFormProps {
  pageId: number
  systems: readonly SystemOption[]
  onConfigured: () => void
}

type Progress = { status: 'choosing'; refusal?: string | undefined } | { status: 'sending' | 'configured' }

/** Connects the page to one of these systems permanently. */
export function SetupForm({ pageId, systems, onConfigured }: SetupFormProps) {
  const { api } = useSite()
  const messages = useMessages()
  const [chosen, setChosen] = useState('')
  const [progress, setProgress] = useState<Progress>({ status: 'choosing' })

  async function configure(event: SubmitEvent) {
    event.preventDefault()
    setProgress({ status: 'sending' })
    try {
      await callsOf(api)('POST protected/plugin/progress-manager/setup-page.json.php', {
        ...{ id: pageId, SystemId: Number(chosen) },
      })
      setProgress({ status: 'configured' })
      onConfigured()
    } catch (error) {
      setProgress({ status: 'choosing', refusal: refusalReason(error) })
      // somebody else may have been faster
      if (isApiError(error) && error.status === 409) onConfigured()
      await messages.fail(failures.connect(), error)
    }
  }

  if (progress.status === 'configured') return <Spinner label={texts.loading()} />
  const sending = progress.status === 'sending'
  return (
    <form onSubmit={(event) => void configure(event)}>
      <Stack gap="4">
        <Field.Root disabled={sending}>
          <Field.Label>{texts.selectSystem()}</Field.Label>
          <NativeSelect.Root disabled={sending}>
            <NativeSelect.Field
              value={chosen}
              placeholder={texts.chooseSystem()}
              onChange={(event) => setChosen(event.target.value)}
            >
              {systems.map(({ id, Name }) => (
                <option key={id} value={id}>
                  {Name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Text color="fg.warning" textStyle="sm">
          {texts.permanent()}
        </Text>
        {progress.status === 'choosing' && <Refusal reason={progress.refusal} />}
        <Button
          type="submit"
          alignSelf="start"
          disabled={chosen === ''}
          loading={sending}
          loadingText={texts.configure()}
        >
          {texts.configure()}
        </Button>
      </Stack>
    </form>
  )
}
