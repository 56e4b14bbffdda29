import { Button, Stack } from '@chakra-ui/react'
import { fileUrl } from '@sitewright/api-client'
import { AppDialog } from '@sitewright/ui'
import { flushSync } from 'react-dom'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useOpener } from '../dialogs/use-opener.ts'
import type { ActionLook, OnFileAction } from './file-action.tsx'
import type { ListedFile } from './listed-file.ts'

export interface FileActionsDialogProps {
  file: ListedFile
  actions: readonly ActionLook[]
  onAction: OnFileAction
  onClose: () => void
}

/** The actions of a row where the list is too narrow to show them in it. */
export function FileActionsDialog({ file, actions, onAction, onClose }: FileActionsDialogProps) {
  const giveFocusBack = useOpener()
  const look = { variant: 'ghost', size: 'lg', width: 'full', justifyContent: 'start' } as const
  return (
    <AppDialog open size="sm" title={shownTitle(file.name)} onClose={onClose}>
      <Stack gap="1">
        {actions.toReversed().map(({ action, label, icon, tone }) =>
          action === 'download' ? (
            <Button key={action} asChild type={undefined} {...look}>
              <a href={fileUrl(file.id, { dl: true })} download onClick={onClose}>
                {icon} {label}
              </a>
            </Button>
          ) : (
            <Button
              key={action}
              {...look}
              color={tone === 'danger' ? 'fg.error' : undefined}
              onClick={() => {
                flushSync(onClose)
                giveFocusBack() // what opens next returns it there
                onAction(action, file)
              }}
            >
              {icon} {label}
            </Button>
          ),
        )}
      </Stack>
    </AppDialog>
  )
}
