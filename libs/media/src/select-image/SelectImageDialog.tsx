import { Button, chakra, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react'
import type { Api, FileEntry, UploadFile } from '@sitewright/api-client'
import { callQuery, QueriesProvider, useLoaded } from '@sitewright/api-client/queries'
import { Spinner, useOpenDialog } from '@sitewright/ui'
import { Images } from 'lucide-react'
import { useId, useState } from 'react'
import { FolderTree } from '../folders/FolderTree.tsx'
import { noUploadReason } from '../folders/no-upload-reason.ts'
import { useFolders } from '../folders/use-folders.ts'
import { rememberPictureFolder } from '../text-services/picture-folder.ts'
import { UploadDialog } from '../upload/UploadDialog.tsx'
import { ImageList } from './ImageList.tsx'
import { usePersonalQuestion } from './use-personal-question.ts'

/** How the dialog loads and uploads images, and who is told which one was chosen. */
export interface SelectImageDialogProps {
  api: Api
  /** The image that was chosen, or nothing. */
  onClose: (id: number | undefined, image?: FileEntry) => void
  /** Offers to give an address instead of an image of the site. */
  onAddress?: () => void
  /** What sends an image. @default uploadFile */
  upload?: UploadFile
}

const personalNote = 'Only you can see the pictures in this folder. Visitors see those in Public.'

const none: readonly FileEntry[] = []

/** 90 % of the height and 60 % of the width, but never too narrow for two columns; phones give all they have. */
const size = {
  width: { base: '100dvw', md: 'max(60vw, 36rem)' },
  maxWidth: '100dvw',
  height: { base: '100dvh', md: '90vh' },
  maxHeight: '100dvh',
  marginBlock: { base: '0', md: '5vh' },
  borderRadius: { base: '0', md: 'l3' },
}

/** Three of them are beside one another on a phone too. */
const buttonSize = { base: 'sm', md: 'md' } as const
const aside = { marginInlineEnd: 'auto', paddingInline: { base: '1', md: '4' } }

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    height: '100%',
    gridTemplateColumns: { md: 'minmax(11rem, 28%) 1fr' },
    gridTemplateRows: { base: 'minmax(0, 30%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    '& > [data-folders]': {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      overflow: 'auto',
      padding: '1',
      borderColor: 'border.muted',
      borderBlockEndWidth: { base: '1px', md: '0' },
      borderInlineEndWidth: { md: '1px' },
    },
    // as the rows of the tree below it
    '& > [data-folders] > button': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: '2',
      minHeight: '9',
      paddingInlineStart: '7',
      borderRadius: 'md',
      textStyle: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      '& > svg': { width: '4.5', height: '4.5', color: 'fg.muted' },
      '&:hover': { background: 'bg.muted' },
      '&[aria-pressed=true]': { background: 'bg.highlight', fontWeight: 'semibold' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  },
})

/** Lets somebody choose an image of the site, out of a folder or of all. Needs `FullSystemProvider` above it. */
export function SelectImageDialog(props: SelectImageDialogProps) {
  return (
    <QueriesProvider>
      <ImageSelection {...props} />
    </QueriesProvider>
  )
}

function ImageSelection({ api, onClose, onAddress, upload }: SelectImageDialogProps) {
  const folders = useFolders(api)
  const folder = folders.selected
  // a failure is only logged (ERR-005)
  const images = useLoaded(
    callQuery(api, 'GET protected/file-get-list.json.php', { i: 1, ...(folder && { f: folder.idFolder }) }),
  )
  const [uploading, setUploading] = useState(false)
  const barred = noUploadReason(folder)
  const note = barred ?? (folder?.Root === 'personal' ? personalNote : undefined)
  const askAbout = usePersonalQuestion(api, folders.folders)
  const reason = useId()
  async function choose(chosen: FileEntry) {
    const image = await askAbout(chosen)
    if (image) onClose(image.id, image)
  }
  useOpenDialog({ open: true, onClose: () => onClose(undefined) })

  return (
    <Dialog.Root
      open
      onOpenChange={(change) => {
        if (!change.open) onClose(undefined)
      }}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="0">
          <Dialog.Content {...size}>
            <Dialog.Header>
              <Dialog.Title>Select Image</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body minHeight="0" paddingBottom="2">
              <Columns>
                <div data-folders="">
                  <button type="button" aria-pressed={!folder} onClick={() => folders.select(undefined)}>
                    <Images aria-hidden />
                    All images
                  </button>
                  {folders.status === 'loading' ? (
                    <Spinner label="Loading folders..." />
                  ) : (
                    <FolderTree
                      folders={folders.folders}
                      selected={folder?.idFolder}
                      onSelect={folders.select}
                      expanded={folders.expanded}
                      onToggle={folders.toggle}
                    />
                  )}
                </div>
                <ImageList
                  key={folder?.idFolder ?? 'all'}
                  images={images.value ?? none}
                  loading={images.status === 'loading'}
                  onChoose={(image) => void choose(image)}
                />
              </Columns>
            </Dialog.Body>
            <Dialog.Footer gap="2" flexWrap="wrap">
              {note && (
                <Text id={reason} flexBasis="100%" textAlign="end" textStyle="sm" color="fg.muted">
                  {note}
                </Text>
              )}
              {onAddress && (
                <Button size={buttonSize} variant="ghost" {...aside} onClick={onAddress}>
                  By address
                </Button>
              )}
              <Button size={buttonSize} variant="outline" onClick={() => onClose(undefined)}>
                Cancel
              </Button>
              <Button
                size={buttonSize}
                colorPalette="accent"
                disabled={barred !== undefined}
                aria-describedby={note && reason}
                onClick={() => setUploading(true)}
              >
                Upload Image
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      {uploading && folder && (
        <UploadDialog
          folderId={folder.idFolder}
          isPublic={folder.Root === 'public'}
          {...(upload && { upload })}
          onClose={(done) => {
            setUploading(false)
            if (!done) return
            // what is put into a text next is for visitors
            if (folder.Root !== 'personal') rememberPictureFolder(folders.folders, folder.idFolder)
            if (images.value) void images.refresh().catch(console.error)
            else images.reload()
          }}
        />
      )}
    </Dialog.Root>
  )
}
