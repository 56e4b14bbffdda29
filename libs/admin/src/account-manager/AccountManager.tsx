import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { useMailNote, type AdminScreenProps } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { nextSort, useToast } from '@sitewright/ui'
import { FileUp, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ImportAccountsDialog } from '../account-import/ImportAccountsDialog.tsx'
import type { AccountAction } from './account-action.tsx'
import { accountName } from './AccountLabel.tsx'
import { AccountDialogs, type OpenDialog } from './AccountDialogs.tsx'
import { AccountList } from './AccountList.tsx'
import { usePagedList } from '../shared/use-paged-list.ts'
import { useRememberedView } from '../shared/use-remembered-view.ts'
import { accountsInput, keptAccounts, rememberedOfAccounts, viewOf, type AccountView } from './account-view.ts'
import { Notice, type NoticeText } from '../shared/Notice.tsx'
import { useAccountCalls } from './use-account-calls.ts'
import { useAskedAccount } from './use-asked-account.ts'

/** The address may name words to search for (`q`), and the `account` whose details are to be opened. */
export default function AccountManager({ query }: AdminScreenProps) {
  const { view, change, show } = useRememberedView<AccountView>({
    screen: 'accounts',
    address: query,
    viewOf,
    keys: rememberedOfAccounts,
    read: keptAccounts,
  })
  const accounts = usePagedList('GET private/account-get-paged.json.php', accountsInput(view))
  const [dialog, setDialog] = useState<OpenDialog>()
  /** What the list of an import begins with; absent where none is open. */
  const [importing, setImporting] = useState<string>()
  const [notice, setNotice] = useState<NoticeText>()
  const { toast, showToast } = useToast()
  const mailNote = useMailNote()
  const isMailStored = mailNote !== undefined
  const createButton = useRef<HTMLButtonElement>(null)

  useAskedAccount(query, {
    accounts: view.query === viewOf(query).query ? accounts : undefined,
    onAsked: show,
    onFound: (account) => setDialog({ kind: 'edit', account }),
    onMissing: () => setNotice({ status: 'error', text: 'That account is no longer there.' }),
  })

  const replace = (changed: FoundAccount) =>
    accounts.change((account) => (account.id === changed.id ? changed : account))
  /** Only the server knows whether somebody has a password. */
  const readAgain = () => void accounts.refresh().catch(console.error)

  const calls = useAccountCalls({
    onDeleted: ({ id }) => accounts.change((account) => (account.id === id ? undefined : account)),
    onRestored: accounts.reload,
    onReactivated(account) {
      replace({ ...account, deactivated: false, state: account.lastlogin > 0 ? 'active' : 'never-logged-in' })
      if (account.lastlogin === 0) readAgain()
      showToast(`${accountName(account)} can log in again.`)
    },
    onInvited(account) {
      replace(invitedNow(account))
      showToast(`An invitation was emailed to ${accountName(account)}.`)
      tellNothingIsSent(account)
    },
    onLink(account, made) {
      replace(invitedNow(account))
      setDialog({ kind: 'link', account, made })
    },
    onRefused(account, reason) {
      if (reason) setNotice({ status: 'error', text: `${accountName(account)}: ${reason}` })
    },
    fallback: () => createButton.current,
  })

  /** The link of an invitation that nobody gets can be handed over instead. */
  function tellNothingIsSent(account: FoundAccount) {
    if (!mailNote) return
    const action = { label: 'Copy invitation link', onPress: () => calls.link(account) }
    setNotice({ status: 'warning', ...mailNote, action })
  }

  function handleAction(action: AccountAction, account: FoundAccount) {
    setNotice(undefined)
    if (action === 'delete') calls.remove(account)
    else if (action === 'reactivate') calls.reactivate(account)
    else if (action === 'invite') calls.invite(account)
    else if (action === 'link') calls.link(account)
    else setDialog({ kind: action, account })
  }

  function handleCreated(account: FoundAccount) {
    accounts.add(account)
    showToast(`${accountName(account)} was created.`)
    if (account.invited > 0) tellNothingIsSent(account)
  }

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
          Account Manager
        </Heading>
        <Button
          variant="outline"
          flex={{ base: 'auto', sm: 'none' }}
          onClick={() => {
            setNotice(undefined)
            setImporting('')
          }}
        >
          <FileUp /> Import
        </Button>
        <Button
          ref={createButton}
          flex={{ base: 'auto', sm: 'none' }}
          onClick={() => {
            setNotice(undefined)
            setDialog({ kind: 'new' })
          }}
        >
          <Plus /> Create New Account
        </Button>
      </Flex>
      <ScreenHelp load={() => import('./help.ts')}>Everybody who can log in.</ScreenHelp>
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
      <AccountList
        accounts={accounts}
        view={view}
        onView={change}
        onSort={(key) => change({ sort: nextSort(view.sort, key) })}
        busy={calls.busy}
        isMailStored={isMailStored}
        onAction={handleAction}
        onMore={(account) => setDialog({ kind: 'actions', account })}
      />
      <AccountDialogs
        dialog={dialog}
        isMailStored={isMailStored}
        onAction={handleAction}
        onCreated={handleCreated}
        onSeveral={(list) => {
          setDialog(undefined)
          setImporting(list)
        }}
        onChanged={(account) => {
          replace(account)
          showToast('Saved')
        }}
        onPassword={readAgain}
        onDialog={setDialog}
      />
      {importing !== undefined && (
        <ImportAccountsDialog
          initial={importing}
          onImported={() => accounts.refresh().catch(console.error)}
          onClose={() => setImporting(undefined)}
        />
      )}
      {toast}
    </Stack>
  )
}

function invitedNow(account: FoundAccount): FoundAccount {
  return { ...account, state: 'invited', invited: Math.floor(Date.now() / 1000) }
}
