import { Button, Flex, Grid, Heading, Stack } from '@chakra-ui/react'
import type { Folder, UploadFile } from '@sitewright/api-client'
import { UploadDialog, UploadList, useFolders, useUploads } from '@sitewright/media'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { EmptyState, useToast } from '@sitewright/ui'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Notice, type NoticeText } from '../shared/Notice.tsx'
import { PermissionEditor } from '../permission-editor/index.ts'
import { DragArea } from './drag/DragArea.tsx'
import { FolderFiles } from './FolderFiles.tsx'
import { FolderPanel } from './FolderPanel.tsx'
import { useDeleteFolder } from './use-delete-folder.ts'

export interface FileManagerProps extends AdminScreenProps {
  /** What sends a file. @default uploadFile */
  upload?: UploadFile | undefined
}

type OpenDialog = { kind: 'upload' | 'permissions'; folder: Folder }

export default function FileManager({ upload }: FileManagerProps) {
  const { api } = useSite()
  const folders = useFolders(api)
  const uploads = useUploads(upload && { upload })
  const [dialog, setDialog] = useState<OpenDialog>()
  const [changes, setChanges] = useState(0)
  const [notice, setNotice] = useState<NoticeText>()
  const { toast, showToast } = useToast()
  const uploadButton = useRef<HTMLButtonElement>(null)
  const { selected } = folders

  const deleteFolder = useDeleteFolder({
    onDeleted({ idFolder }) {
      folders.remove(idFolder)
      uploadButton.current?.focus() // the icon that had the focus is gone with its row
    },
    onRefused({ Name }, reason) {
      if (reason) setNotice({ status: 'error', text: `${Name}: ${reason}` })
    },
  })
  const arrived = uploads.items.filter(
    ({ state, fields }) => state === 'done' && fields.idFolder === selected?.idFolder,
  )

  return (
    <DragArea>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap" align="center">
          <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
            File Manager
          </Heading>
          <Button
            ref={uploadButton}
            flex={{ base: '1', sm: 'none' }}
            disabled={!selected?.MayAdd}
            onClick={() => selected && setDialog({ kind: 'upload', folder: selected })}
          >
            <Upload /> Upload File
          </Button>
        </Flex>
        {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
        <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}>
          <FolderPanel
            folders={folders}
            onDelete={(folder) => {
              setNotice(undefined)
              deleteFolder(folder)
            }}
            onEditPermissions={(folder) => setDialog({ kind: 'permissions', folder })}
          />
          <Stack gap="4" minWidth="0">
            {uploads.items.length > 0 && <UploadList uploads={uploads} />}
            {selected ? (
              <FolderFiles
                key={selected.idFolder}
                folder={selected}
                folders={folders}
                revision={changes + arrived.length}
                onDropped={uploads.add}
                onReplaced={() => setChanges(changes + 1)}
                onNotice={setNotice}
                tell={showToast}
                upload={upload}
              />
            ) : (
              <EmptyState title="No folder is chosen">Choose a folder to see its files.</EmptyState>
            )}
          </Stack>
        </Grid>
      </Stack>
      {dialog?.kind === 'upload' && (
        <UploadDialog
          folderId={dialog.folder.idFolder}
          isPublic={dialog.folder.Root === 'public'}
          onClose={(done) => {
            setDialog(undefined)
            if (done) setChanges(changes + 1)
          }}
          {...(upload && { upload })}
        />
      )}
      {dialog?.kind === 'permissions' && (
        <PermissionEditor
          id={dialog.folder.idFolder}
          title={dialog.folder.Name}
          context="folder"
          onClose={() => setDialog(undefined)}
        />
      )}
      {toast}
    </DragArea>
  )
}
