import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ListedAccount } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AccountAction } from './account-action.tsx'
import { accountName } from './AccountLabel.tsx'
import { AccountDialogs, type OpenDialog } from './AccountDialogs.tsx'
import { AccountList } from './AccountList.tsx'
import { Notice, type NoticeText } from '../shared/Notice.tsx'
import { useAccountCalls } from './use-account-calls.ts'

export default function AccountManager() {
  const { api } = useSite()
  const accounts = useLoaded<readonly ListedAccount[]>(callQuery(api, 'GET private/account-get-list.json.php'))
  const [dialog, setDialog] = useState<OpenDialog>()
  const [created, setCreated] = useState<number>()
  const [notice, setNotice] = useState<NoticeText>()
  const createButton = useRef<HTMLButtonElement>(null)

  const replace = (changed: ListedAccount) =>
    accounts.change((list) => list.map((account) => (account.id === changed.id ? changed : account)))

  const calls = useAccountCalls({
    onDeleted: ({ id }) => accounts.change((list) => list.filter((account) => account.id !== id)),
    onReactivated(account) {
      replace({ ...account, deactivated: false })
      setNotice({ status: 'success', text: `${accountName(account)} can log in again.` })
    },
    onRefused(account, reason) {
      if (reason) setNotice({ status: 'error', text: `${accountName(account)}: ${reason}` })
    },
    fallback: () => createButton.current,
  })

  function handleAction(action: AccountAction, account: ListedAccount) {
    setNotice(undefined)
    if (action === 'delete') calls.remove(account)
    else if (action === 'reactivate') calls.reactivate(account)
    else setDialog({ kind: action, account })
  }

  function handleCreated(account: ListedAccount) {
    accounts.change((list) => [...list, account])
    setCreated(account.id)
    setNotice({ status: 'success', text: `${accountName(account)} was created.` })
  }

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
          Account Manager
        </Heading>
        <Button
          ref={createButton}
          flex={{ base: '1', sm: 'none' }}
          onClick={() => {
            setNotice(undefined)
            setDialog({ kind: 'new' })
          }}
        >
          <Plus /> Create New Account
        </Button>
      </Flex>
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
      <AccountList
        accounts={accounts}
        created={created}
        busy={calls.busy}
        onAction={handleAction}
        onMore={(account) => setDialog({ kind: 'actions', account })}
      />
      <AccountDialogs
        dialog={dialog}
        onAction={handleAction}
        onCreated={handleCreated}
        onChanged={replace}
        onDialog={setDialog}
      />
    </Stack>
  )
}
