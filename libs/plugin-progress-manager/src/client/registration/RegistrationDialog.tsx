import { Button, Stack, Text } from '@chakra-ui/react'
import { refusalReason } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import type { Course } from '@sitewright/plugin-progress-admin/model'
import { AppDialog, useMessages } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import { callsOf } from '../calls.ts'
import { SearchableChoice } from '../choice/SearchableChoice.tsx'
import { Refusal } from '../Refusal.tsx'
import { failures } from '../failure-messages.ts'
import { texts } from '../people/messages.ts'

/** An entry of the account list. */
export interface ListedAccount {
  id: number
  Email: string
  name: string
}

export interface RegistrationDialogProps {
  systemId: number
  /** Those that can be registered. */
  accounts: readonly ListedAccount[]
  onRegistered: (person: Course) => void
  onClose: () => void
}

/** Registers one account in the system. */
export function RegistrationDialog({ systemId, accounts, onRegistered, onClose }: RegistrationDialogProps) {
  const { api } = useSite()
  const messages = useMessages()
  const [account, setAccount] = useState<ListedAccount>()
  const [state, setState] = useState<{ busy: boolean; refusal?: string | undefined }>({ busy: false })
  const choices = useMemo(() => accounts.map(({ id, Email, name }) => ({ id, email: Email, name })), [accounts])

  async function register({ id: accountId, Email: email, name }: ListedAccount) {
    setState({ busy: true })
    try {
      const { id } = await callsOf(api)('POST protected/plugin/progress-manager/account-register.json.php', {
        ...{ id: accountId, idProgressSystem: systemId },
      })
      onRegistered({ id, email, name, state: '' })
    } catch (error) {
      setState({ busy: false, refusal: refusalReason(error) })
      await messages.fail(failures.register(), error)
    }
  }

  const footer = (
    <>
      <Button variant="outline" disabled={state.busy} onClick={onClose}>
        {texts.cancel()}
      </Button>
      <Button
        disabled={!account}
        loading={state.busy}
        loadingText={texts.register()}
        onClick={() => account && void register(account)}
      >
        {texts.register()}
      </Button>
    </>
  )
  return (
    <AppDialog title={texts.registration()} open onClose={onClose} busy={state.busy} footer={footer}>
      <Stack gap="4">
        {accounts.length === 0 ? (
          <Text>{texts.allRegistered()}</Text>
        ) : (
          <SearchableChoice
            label={texts.selectAccount()}
            choices={choices}
            value={account?.id}
            disabled={state.busy}
            inDialog
            onChoose={(id) => setAccount(accounts.find((one) => one.id === id))}
          />
        )}
        <Refusal reason={state.refusal} />
      </Stack>
    </AppDialog>
  )
}
