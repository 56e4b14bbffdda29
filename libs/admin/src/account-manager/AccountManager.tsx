import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import { useMailNote, type AdminScreenProps } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { nextSort, useToast } from '@sitewright/ui'
import { FileUp, Plus } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { ImportAccountsDialog } from '../account-import/ImportAccountsDialog.tsx'
import { AccountDialogs, type OpenDialog } from './AccountDialogs.tsx'
import { AccountList } from './AccountList.tsx'
import { viewOf } from './account-view.ts'
import { Notice, type NoticeText } from '../shared/Notice.tsx'
import { useAccountActions } from './use-account-actions.ts'
import { useAskedAccount } from './use-asked-account.ts'
import { useShownAccounts, type ShownAccounts } from './use-shown-accounts.ts'
import { texts } from './messages.ts'

/** The address may name words to search for (`q`), and the `account` whose details are to be opened. */
export default function AccountManager({ query }: AdminScreenProps) {
  const shown = useShownAccounts(query)
  const { view, change, accounts } = shown
  const { startImport, importDialog } = useImportDialog(accounts)
  const createButton = useRef<HTMLButtonElement>(null)
  const { dialog, setDialog, notice, setNotice, toast, ...actions } = useAccountWork(shown, {
    query,
    fallback: () => createButton.current,
  })
  const isMailStored = useMailNote() !== undefined

  function begin(open: () => void) {
    setNotice(undefined)
    open()
  }

  return (
    <Stack gap="4">
      <AccountManagerHead
        createButton={createButton}
        onImport={() => begin(() => startImport(''))}
        onCreate={() => begin(() => setDialog({ kind: 'new' }))}
      />
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
      <AccountList
        accounts={accounts}
        view={view}
        onView={change}
        onSort={(key) => change({ sort: nextSort(view.sort, key) })}
        busy={actions.busy}
        isMailStored={isMailStored}
        onAction={actions.handleAction}
        onMore={(account) => setDialog({ kind: 'actions', account })}
      />
      <AccountDialogs
        dialog={dialog}
        isMailStored={isMailStored}
        onAction={actions.handleAction}
        onCreated={actions.handleCreated}
        onSeveral={(list) => {
          setDialog(undefined)
          startImport(list)
        }}
        onChanged={actions.handleChanged}
        onPassword={shown.readAgain}
        onDialog={setDialog}
      />
      {importDialog}
      {toast}
    </Stack>
  )
}

interface AccountWorkOptions extends Pick<AdminScreenProps, 'query'> {
  /** Takes the focus where what had it is gone. */
  fallback: () => HTMLElement | null
}

/** What is done with accounts: the dialog that is open for it, what is said of it, and the account that the address names. */
function useAccountWork(shown: ShownAccounts, { query, fallback }: AccountWorkOptions) {
  const { view, accounts } = shown
  const [dialog, setDialog] = useState<OpenDialog>()
  const [notice, setNotice] = useState<NoticeText>()
  const { toast, showToast } = useToast()

  useAskedAccount(query, {
    accounts: view.query === viewOf(query).query ? accounts : undefined,
    onAsked: shown.show,
    onFound: (account) => setDialog({ kind: 'edit', account }),
    onMissing: () => setNotice({ status: 'error', text: texts.accountGone() }),
  })
  const actions = useAccountActions(shown, { onNotice: setNotice, onDialog: setDialog, onDone: showToast, fallback })

  return { dialog, setDialog, notice, setNotice, toast, ...actions }
}

function useImportDialog(accounts: ShownAccounts['accounts']) {
  /** What the list of an import begins with; absent where none is open. */
  const [initial, setInitial] = useState<string>()
  const importDialog = initial !== undefined && (
    <ImportAccountsDialog
      initial={initial}
      onImported={() => accounts.refresh().catch(console.error)}
      onClose={() => setInitial(undefined)}
    />
  )
  return { startImport: setInitial, importDialog }
}

interface AccountManagerHeadProps {
  createButton: Ref<HTMLButtonElement>
  onImport: () => void
  onCreate: () => void
}

function AccountManagerHead({ createButton, onImport, onCreate }: AccountManagerHeadProps) {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
        {texts.heading()}
      </Heading>
      <Button variant="outline" flex={{ base: 'auto', sm: 'none' }} onClick={onImport}>
        <FileUp /> {texts.import()}
      </Button>
      <Button ref={createButton} flex={{ base: 'auto', sm: 'none' }} onClick={onCreate}>
        <Plus /> {texts.create()}
      </Button>
    </Flex>
  )
}
