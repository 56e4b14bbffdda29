import { Alert, Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ListedRole, Role } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useToast } from '@sitewright/ui'
import { Plus } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { NewRoleDialog } from './NewRoleDialog.tsx'
import { ReadyMadeRoles } from './ReadyMadeRoles.tsx'
import { RoleEditor } from './RoleEditor.tsx'
import { RoleTable } from './RoleTable.tsx'
import { useDeleteRole } from './use-delete-role.ts'
import { texts } from './messages.ts'

export default function RoleManager() {
  const { api } = useSite()
  const roles = useLoaded<readonly ListedRole[]>(callQuery(api, 'GET private/role-get-list.json.php'))
  const [dialog, setDialog] = useState<'new' | Role>()
  const { toast, showToast } = useToast()
  const createButton = useRef<HTMLButtonElement>(null)
  /** Only the server knows what roles allow. */
  const readAgain = () => void roles.refresh().catch(console.error)
  const deletion = useDeleteRole((id) => {
    roles.change((list) => list.filter((role) => role.id !== id))
    createButton.current?.focus() // the button that had the focus is gone with its row
  }, readAgain)
  const close = () => setDialog(undefined)

  return (
    <Stack gap="4">
      <RoleManagerHead createButton={createButton} onCreate={() => setDialog('new')} />
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {deletion.refused && <RefusedDeletion {...deletion.refused} />}
      <RoleTable roles={roles} deleting={deletion.deleting} onDelete={deletion.ask} onEdit={setDialog} />
      {roles.value && (
        <ReadyMadeRoles
          present={roles.value}
          level="h2"
          onCreated={(id, title) => {
            roles.change((list) => [...list, { id, title }])
            readAgain()
            createButton.current?.focus() // the button that was pressed is gone
            showToast(texts.created({ title }))
          }}
        />
      )}
      {dialog === 'new' && (
        <NewRoleDialog
          onCreated={(role) => {
            roles.change((list) => [...list, role])
            close()
            showToast(texts.created({ title: shownTitle(role.title) }))
          }}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && (
        <RoleEditor
          id={dialog.id}
          title={dialog.title}
          onSaved={() => {
            readAgain()
            showToast(texts.saved())
          }}
          onClose={close}
        />
      )}
      {toast}
    </Stack>
  )
}

interface RoleManagerHeadProps {
  createButton: Ref<HTMLButtonElement>
  onCreate: () => void
}

function RoleManagerHead({ createButton, onCreate }: RoleManagerHeadProps) {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
        {texts.heading()}
      </Heading>
      <Button ref={createButton} flex={{ base: '1', sm: 'none' }} onClick={onCreate}>
        <Plus /> {texts.create()}
      </Button>
    </Flex>
  )
}

function RefusedDeletion({ role, reason }: { role: Role; reason: string }) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content minWidth="0" overflowWrap="anywhere">
        <Alert.Title>{texts.notDeleted({ title: shownTitle(role.title) })}</Alert.Title>
        <Alert.Description>{reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
