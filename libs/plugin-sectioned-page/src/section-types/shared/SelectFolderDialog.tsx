import { Button } from '@chakra-ui/react'
import type { Api } from '@sitewright/api-client'
import { QueriesProvider } from '@sitewright/api-client/queries'
import { FolderTree, useFolders } from '@sitewright/media'
import { AppDialog, EmptyState, Spinner } from '@sitewright/ui'
import { texts } from '../dialog-messages.ts'
import type { ChosenFolder } from './use-folder-picker.tsx'

export interface SelectFolderDialogProps {
  api: Api
  /** The folder that was chosen, or nothing. */
  onClose: (folder: ChosenFolder | undefined) => void
}

/** Lets staff choose a folder of the File Manager. */
export default function SelectFolderDialog(props: SelectFolderDialogProps) {
  return (
    <QueriesProvider>
      <Choice {...props} />
    </QueriesProvider>
  )
}

function Choice({ api, onClose }: SelectFolderDialogProps) {
  const { status, folders, selected, select, expanded, toggle, reload } = useFolders(api)
  return (
    <AppDialog
      title={texts.chooseFolder()}
      open
      onClose={() => onClose(undefined)}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(undefined)}>
            {texts.cancel()}
          </Button>
          <Button
            colorPalette="accent"
            disabled={!selected}
            onClick={() => selected && onClose({ id: selected.idFolder, name: selected.Name })}
          >
            {texts.choose()}
          </Button>
        </>
      }
    >
      {status === 'loading' && <Spinner label={texts.loadingFolders()} />}
      {status === 'failed' && (
        <EmptyState title={texts.foldersFailed()}>
          <Button size="sm" variant="outline" onClick={reload}>
            {texts.tryAgain()}
          </Button>
        </EmptyState>
      )}
      {status === 'ready' && (
        <>
          <FolderTree
            folders={folders}
            selected={selected?.idFolder}
            onSelect={select}
            expanded={expanded}
            onToggle={toggle}
          />
          {selected && selected.Root !== 'public' && <p>{texts.notPublic({ name: selected.Name })}</p>}
        </>
      )}
    </AppDialog>
  )
}
