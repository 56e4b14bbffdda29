import { Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { Folder, UploadFile } from '@sitewright/api-client'
import { noUploadReason, UploadDialog, useFolders, useUploads, type Folders } from '@sitewright/media'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useToast } from '@sitewright/ui'
import { Upload } from 'lucide-react'
import { useId, useRef, useState, type Ref, type RefObject } from 'react'
import { Notice, type NoticeText } from '../shared/Notice.tsx'
import { PermissionEditor } from '../permission-editor/index.ts'
import { DragArea } from './drag/DragArea.tsx'
import { FolderPanel } from './FolderPanel.tsx'
import { OpenFolder } from './OpenFolder.tsx'
import { useDeleteFolder } from './use-delete-folder.ts'
import { useOpenFolder } from './use-open-folder.ts'
import { texts } from './messages.ts'

export interface FileManagerProps extends AdminScreenProps {
  /** What sends a file. @default uploadFile */
  upload?: UploadFile | undefined
}

type OpenDialog = { kind: 'upload' | 'permissions'; folder: Folder }

/** The address may name a `folder` to begin with, and words to search for (`q`): in that folder, or in all of them. */
export default function FileManager({ query, upload }: FileManagerProps) {
  const { api } = useSite()
  const folders = useFolders(api)
  const uploads = useUploads(upload && { upload })
  const [dialog, setDialog] = useState<OpenDialog>()
  const [changes, setChanges] = useState(0)
  const [notice, setNotice] = useState<NoticeText>()
  const { toast, showToast } = useToast()
  const uploadButton = useRef<HTMLButtonElement>(null)
  const { selected } = folders
  const open = useOpenFolder(query, {
    folders,
    onMissing: (isMissing) => setNotice(isMissing ? { status: 'error', text: texts.folderGone() } : undefined),
  })

  const deleteFolder = useFolderDeletion(folders, { uploadButton, onNotice: setNotice })

  return (
    <DragArea>
      <Stack gap="4">
        <FileManagerHead
          folder={selected}
          uploadButton={uploadButton}
          onUpload={(folder) => setDialog({ kind: 'upload', folder })}
        />
        <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
        {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
        <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}>
          <FolderPanel
            folders={{ ...folders, select: open.select }}
            onDelete={deleteFolder}
            onEditPermissions={(folder) => setDialog({ kind: 'permissions', folder })}
          />
          <OpenFolder
            {...{ open, folders, uploads, upload, changes }}
            onChanged={() => setChanges((before) => before + 1)}
            onNotice={setNotice}
            tell={showToast}
          />
        </Grid>
      </Stack>
      <FolderDialog
        dialog={dialog}
        upload={upload}
        onUploaded={() => setChanges(changes + 1)}
        onSaved={() => showToast(texts.saved())}
        onClose={() => setDialog(undefined)}
      />
      {toast}
    </DragArea>
  )
}

interface FolderDeletionOptions {
  /** Takes the focus from the folder that is gone. */
  uploadButton: RefObject<HTMLButtonElement | null>
  onNotice: (notice: NoticeText | undefined) => void
}

function useFolderDeletion(folders: Folders, { uploadButton, onNotice }: FolderDeletionOptions) {
  const deleteFolder = useDeleteFolder({
    onDeleted({ idFolder }) {
      folders.remove(idFolder)
      uploadButton.current?.focus() // the icon that had the focus is gone with its row
    },
    onRestored: folders.reload,
  })

  return (folder: Folder) => {
    onNotice(undefined)
    deleteFolder(folder)
  }
}

interface FileManagerHeadProps {
  /** The one that is selected. */
  folder: Folder | undefined
  uploadButton: Ref<HTMLButtonElement>
  onUpload: (folder: Folder) => void
}

function FileManagerHead({ folder, uploadButton, onUpload }: FileManagerHeadProps) {
  const barred = noUploadReason(folder)
  const reasonId = useId()
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
        {texts.heading()}
      </Heading>
      {barred && (
        <Text id={reasonId} flex={{ base: '1 0 100%', sm: 'none' }} textStyle="sm" color="fg.muted">
          {barred}
        </Text>
      )}
      <Button
        ref={uploadButton}
        flex={{ base: '1', sm: 'none' }}
        disabled={barred !== undefined}
        aria-describedby={barred && reasonId}
        onClick={() => folder && onUpload(folder)}
      >
        <Upload /> {texts.upload()}
      </Button>
    </Flex>
  )
}

interface FolderDialogProps extends Pick<FileManagerProps, 'upload'> {
  dialog: OpenDialog | undefined
  onUploaded: () => void
  onSaved: () => void
  onClose: () => void
}

function FolderDialog({ dialog, upload, onUploaded, onSaved, onClose }: FolderDialogProps) {
  return (
    <>
      {dialog?.kind === 'upload' && (
        <UploadDialog
          folderId={dialog.folder.idFolder}
          isPublic={dialog.folder.Root === 'public'}
          onClose={(done) => {
            onClose()
            if (done) onUploaded()
          }}
          {...(upload && { upload })}
        />
      )}
      {dialog?.kind === 'permissions' && (
        <PermissionEditor
          id={dialog.folder.idFolder}
          title={dialog.folder.Name}
          context="folder"
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </>
  )
}
