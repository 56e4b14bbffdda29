import { Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { Folder, UploadFile } from '@sitewright/api-client'
import { noUploadReason, UploadDialog, UploadList, useFolders, useUploads } from '@sitewright/media'
import { useSite, type AdminScreenProps, type ScreenQuery } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useToast } from '@sitewright/ui'
import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Notice, type NoticeText } from '../shared/Notice.tsx'
import { PermissionEditor } from '../permission-editor/index.ts'
import { DragArea } from './drag/DragArea.tsx'
import { FolderFiles } from './FolderFiles.tsx'
import { FolderPanel } from './FolderPanel.tsx'
import { FoundFiles } from './FoundFiles.tsx'
import { remember, remembered, usePerson } from '../shared/remembered.ts'
import { keptSort } from '../shared/use-remembered-view.ts'
import { fileColumns } from './use-files.ts'
import { useDeleteFolder } from './use-delete-folder.ts'

export interface FileManagerProps extends AdminScreenProps {
  /** What sends a file. @default uploadFile */
  upload?: UploadFile | undefined
}

const screenName = 'files'

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
  const { selected, status } = folders
  const barred = noUploadReason(selected)
  const reasonId = useId()
  const words = query?.['folder'] ? '' : (query?.['q'] ?? '')
  const asked = useRef<ScreenQuery>(undefined)
  /** What the address asked for, until another folder is chosen. */
  const [opened, setOpened] = useState<{ idFolder: number; words: string }>()
  if (opened && selected && selected.idFolder !== opened.idFolder) setOpened(undefined)

  const person = usePerson()
  /** Whether somebody chose a folder here, which is not what whoever was here before had open. */
  const isChosen = useRef(false)
  const kept = remembered(person, screenName)

  /** The folder that was open the last time, if it is still there. */
  function openLast(of: number | undefined) {
    if (!folders.reveal(Number(remembered(of, screenName)['folder']))) folders.select(undefined)
  }
  const followAddress = useEffectEvent((next: ScreenQuery) => {
    const idFolder = Number(next['folder'])
    if (Object.keys(next).length === 0) return openLast(person)
    if (!idFolder) return folders.select(undefined)
    const isThere = folders.reveal(idFolder)
    setOpened(isThere ? { idFolder, words: next['q'] ?? '' } : undefined)
    setNotice(isThere ? undefined : { status: 'error', text: 'That folder is no longer there.' })
  })
  useEffect(() => {
    if (query === undefined || status !== 'ready' || asked.current === query) return
    asked.current = query
    followAddress(query)
  }, [query, status])

  const openLastOf = useEffectEvent((of: number | undefined) => {
    if (Object.keys(query ?? {}).length === 0 && !isChosen.current) openLast(of)
  })
  useEffect(() => {
    if (status === 'ready') openLastOf(person)
  }, [person, status])
  function select(folder: Folder | undefined) {
    isChosen.current = true
    folders.select(folder)
    if (folder) remember(person, screenName, { folder: folder.idFolder })
  }

  const deleteFolder = useDeleteFolder({
    onDeleted({ idFolder }) {
      folders.remove(idFolder)
      uploadButton.current?.focus() // the icon that had the focus is gone with its row
    },
    onRestored: folders.reload,
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
            onClick={() => selected && setDialog({ kind: 'upload', folder: selected })}
          >
            <Upload /> Upload File
          </Button>
        </Flex>
        <ScreenHelp load={() => import('./help.ts')}>
          Images and documents for your pages, in folders that say who may see them.
        </ScreenHelp>
        {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
        <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}>
          <FolderPanel
            folders={{ ...folders, select }}
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
                key={`${selected.idFolder} ${opened?.words ?? ''}`}
                folder={selected}
                folders={folders}
                revision={changes + arrived.length}
                searched={opened?.words ?? ''}
                sorted={keptSort(kept, fileColumns)}
                onSorted={(sort) => remember(person, screenName, { sort })}
                onDropped={uploads.add}
                onChanged={() => setChanges((before) => before + 1)}
                onNotice={setNotice}
                tell={showToast}
                upload={upload}
              />
            ) : (
              <FoundFiles key={words} words={words} folders={folders} />
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
          onSaved={() => showToast('Saved')}
          onClose={() => setDialog(undefined)}
        />
      )}
      {toast}
    </DragArea>
  )
}
