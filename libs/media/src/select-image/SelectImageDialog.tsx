import { Box, Button, Dialog, Portal, Text } from '@chakra-ui/react'
import type { Api, FileEntry, Folder, UploadFile } from '@sitewright/api-client'
import { callQuery, QueriesProvider, useLoaded } from '@sitewright/api-client/queries'
import { DialogClose, useOpenDialog } from '@sitewright/ui'
import { useId, useState } from 'react'
import { noUploadReason } from '../folders/no-upload-reason.ts'
import { type Folders, useFolders } from '../folders/use-folders.ts'
import { rememberPictureFolder } from '../text-services/picture-folder.ts'
import { UploadDialog } from '../upload/UploadDialog.tsx'
import { FolderChoice } from './FolderChoice.tsx'
import { ImageList } from './ImageList.tsx'
import { usePersonalQuestion } from './use-personal-question.ts'
import { texts } from './messages.ts'

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

/** The folders beside the images; on phones above them. */
const columns = {
  display: 'grid',
  gap: { base: '4', md: '5' },
  height: '100%',
  gridTemplateColumns: { md: 'minmax(11rem, 28%) 1fr' },
  gridTemplateRows: { base: 'fit-content(40%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
}

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
  const { images, showUploaded } = useImages(api, folders)
  const [uploading, setUploading] = useState(false)
  const askAbout = usePersonalQuestion(api, folders.folders)

  async function choose(chosen: FileEntry) {
    const image = await askAbout(chosen)
    if (image) onClose(image.id, image)
  }
  useOpenDialog({ open: true, onClose: () => onClose(undefined) })

  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose(undefined)} closeOnInteractOutside={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="0">
          <Dialog.Content {...size}>
            <Dialog.Header>
              <Dialog.Title>{texts.heading()}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body minHeight="0" paddingBottom="2">
              <Box {...columns}>
                <FolderChoice folders={folders} />
                <ImageList
                  key={folder?.idFolder ?? 'all'}
                  images={images.value ?? none}
                  loading={images.status === 'loading'}
                  onChoose={(image) => void choose(image)}
                />
              </Box>
            </Dialog.Body>
            <SelectionButtons
              folder={folder}
              onAddress={onAddress}
              onCancel={() => onClose(undefined)}
              onUpload={() => setUploading(true)}
            />
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      {uploading && folder && (
        <UploadDialog
          folderId={folder.idFolder}
          isPublic={folder.Root === 'public'}
          imagesOnly
          {...(upload && { upload })}
          onClose={(done) => {
            setUploading(false)
            if (done) showUploaded(folder)
          }}
        />
      )}
    </Dialog.Root>
  )
}

/** The images of the folder that is selected, or all of them. */
function useImages(api: Api, { selected, folders }: Folders) {
  // a failure is only logged (ERR-005)
  const images = useLoaded(
    callQuery(api, 'GET protected/file-get-list.json.php', { i: 1, ...(selected && { f: selected.idFolder }) }),
  )

  function showUploaded({ idFolder, Root }: Folder) {
    // what is put into a text next is for visitors
    if (Root !== 'personal') rememberPictureFolder(folders, idFolder)
    if (images.value) void images.refresh().catch(console.error)
    else images.reload()
  }

  return { images, showUploaded }
}

interface SelectionButtonsProps {
  /** Undefined while images of all folders are shown. */
  folder: Folder | undefined
  onAddress: (() => void) | undefined
  onCancel: () => void
  onUpload: () => void
}

/** What can be done without choosing an image, and why it cannot be uploaded to the folder or what becomes of it there. */
function SelectionButtons({ folder, onAddress, onCancel, onUpload }: SelectionButtonsProps) {
  const barred = noUploadReason(folder)
  const note = barred ?? (folder?.Root === 'personal' ? texts.personalNote() : undefined)
  const reason = useId()
  return (
    <Dialog.Footer gap="2" flexWrap="wrap">
      {note && (
        <Text id={reason} flexBasis="100%" textAlign="end" textStyle="sm" color="fg.muted">
          {note}
        </Text>
      )}
      {onAddress && (
        <Button size={buttonSize} variant="ghost" {...aside} onClick={onAddress}>
          {texts.byAddress()}
        </Button>
      )}
      <Button size={buttonSize} variant="outline" onClick={onCancel}>
        {texts.cancel()}
      </Button>
      <Button
        size={buttonSize}
        colorPalette="accent"
        disabled={barred !== undefined}
        aria-describedby={note && reason}
        onClick={onUpload}
      >
        {texts.upload()}
      </Button>
    </Dialog.Footer>
  )
}
