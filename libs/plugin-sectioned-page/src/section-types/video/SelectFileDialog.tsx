import { Button } from '@chakra-ui/react'
import type { Api, FileEntry } from '@sitewright/api-client'
import { callQuery, QueriesProvider, useLoaded } from '@sitewright/api-client/queries'
import { FolderTree, useFolders } from '@sitewright/media'
import { AppDialog, EmptyState, Spinner } from '@sitewright/ui'
import { Captions, Film } from 'lucide-react'
import { texts } from '../dialog-messages.ts'
import styles from './SelectFileDialog.module.css'

export interface SelectFileDialogProps {
  api: Api
  /** What is chosen: a video file, or a WebVTT file with its captions. */
  what: 'video' | 'captions'
  /** What was chosen, or nothing. */
  onClose: (file: FileEntry | undefined) => void
}

const kinds = {
  video: {
    title: texts.chooseVideo,
    list: texts.videos,
    none: texts.noVideos,
    icon: Film,
    is: ({ type }: FileEntry) => type.startsWith('video/'),
  },
  captions: {
    title: texts.chooseCaptions,
    list: texts.captions,
    none: texts.noCaptions,
    icon: Captions,
    // the server knows it as text
    is: ({ name }: FileEntry) => /\.vtt$/i.test(name),
  },
} as const

/** Lets staff choose a file of the File Manager that a video section plays. */
export default function SelectFileDialog(props: SelectFileDialogProps) {
  const { what, onClose } = props
  return (
    <AppDialog
      title={kinds[what].title()}
      open
      size="lg"
      onClose={() => onClose(undefined)}
      footer={
        <Button variant="outline" onClick={() => onClose(undefined)}>
          {texts.cancel()}
        </Button>
      }
    >
      <QueriesProvider>
        <Choice {...props} />
      </QueriesProvider>
    </AppDialog>
  )
}

function Choice(props: SelectFileDialogProps) {
  const { status, folders, selected, select, expanded, toggle, reload } = useFolders(props.api)
  if (status === 'loading') return <Spinner label={texts.loadingFolders()} />
  if (status === 'failed') return <Failed title={texts.foldersFailed()} onRetry={reload} />
  return (
    <div className={styles.columns}>
      <FolderTree
        folders={folders}
        selected={selected?.idFolder}
        onSelect={select}
        expanded={expanded}
        onToggle={toggle}
      />
      {selected ? (
        <Files key={selected.idFolder} {...props} folder={selected.idFolder} />
      ) : (
        <EmptyState title={texts.chooseAFolder()}>{texts.filesHere()}</EmptyState>
      )}
    </div>
  )
}

function Files({ api, what, folder, onClose }: SelectFileDialogProps & { folder: number }) {
  const files = useLoaded(callQuery(api, 'GET protected/file-get-list.json.php', { f: folder }))
  const { list, none, icon: Icon, is } = kinds[what]
  if (files.status === 'loading') return <Spinner label={texts.loadingFiles()} />
  if (files.status === 'failed') return <Failed title={texts.filesFailed()} onRetry={files.reload} />
  const found = (files.value ?? []).filter(is)
  if (found.length === 0) return <EmptyState title={none()}>{texts.uploadThem()}</EmptyState>
  return (
    <ul aria-label={list()}>
      {found.map((file) => (
        <li key={file.id}>
          <button type="button" onClick={() => onClose(file)}>
            <Icon aria-hidden />
            {file.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <EmptyState title={title}>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {texts.tryAgain()}
      </Button>
    </EmptyState>
  )
}
