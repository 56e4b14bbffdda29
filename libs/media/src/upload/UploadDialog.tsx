import { Alert, Button, Field, Input, Stack, Text } from '@chakra-ui/react'
import { uploadFile, type UploadFields, type UploadFile } from '@sitewright/api-client'
import { rich } from '@sitewright/messages/react'
import { AppDialog } from '@sitewright/ui'
import { useEffect, useEffectEvent, useId, useState, type SubmitEvent } from 'react'
import { ChosenFiles } from './ChosenFiles.tsx'
import { isPending, uploadedPercentage, type UploadItem } from './create-uploads.ts'
import { FileChoice } from './FileChoice.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { publicNote } from './public-note.ts'
import { useUploads } from './use-uploads.ts'
import { texts } from './messages.ts'

/** Where the upload dialog sends files to, and whether it replaces one or adds new ones. */
export interface UploadDialogProps {
  /** Where the files go to; in the replace mode the folder of the file. */
  folderId: number
  /** True where everybody can see what is uploaded: programs and files that may tell too much are pointed out then. */
  isPublic?: boolean
  /** The file to be replaced. Absent: new ones are uploaded. */
  file?: { id: number; name: string }
  /** Files that are no images are refused. */
  imagesOnly?: boolean
  /** True: a file was uploaded at least. */
  onClose: (done: boolean) => void
  /** What sends a file. @default uploadFile */
  upload?: UploadFile
}

const isDone = ({ state }: UploadItem) => state === 'done'

/**
 * Uploads files, or one in the place of another that is there already. CANCEL closes the dialog, or calls the uploads
 * off while some are under way; then, as after a failure, what is not there yet stays chosen. Needs `FullSystemProvider`
 * above it.
 */
export function UploadDialog(props: UploadDialogProps) {
  const { folderId, isPublic, file: replaced, imagesOnly, onClose, upload = uploadFile } = props
  const [caption, setCaption] = useState('')
  const { files, uploads, uploading, anyDone, choose, send } = useChosenFiles(upload, () => onClose(true))
  const form = useId()
  const note = isPublic ? publicNote(files) : undefined

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    send({
      idFolder: folderId,
      ...(imagesOnly && { i: 1 }),
      ...(replaced && { id: replaced.id }),
      ...(caption.trim() !== '' && { caption: caption.trim() }),
    })
  }

  const footer = (
    <>
      <Button variant="outline" onClick={() => (uploading ? uploads.cancelAll() : onClose(anyDone))}>
        {texts.cancelDialog()}
      </Button>
      <Button type="submit" form={form} disabled={files.length === 0 || uploading}>
        {texts.uploadDialog()}
      </Button>
    </>
  )
  return (
    <AppDialog
      open
      title={replaced ? texts.replaceFile() : texts.uploadFile()}
      busy={uploading}
      onClose={() => onClose(anyDone)}
      footer={footer}
    >
      <form id={form} onSubmit={handleSubmit}>
        <Stack gap="5">
          <Failure items={uploads.items} />
          {replaced && (
            <Text overflowWrap="anywhere">
              {rich(texts.replaced, { name: replaced.name, b: (words) => <b>{words}</b> })}
            </Text>
          )}
          <FileChoice
            files={files}
            multiple={!replaced}
            {...(imagesOnly && { accept: 'image/*' })}
            onChoose={choose}
            disabled={uploading}
          />
          {files.length > 1 && <ChosenFiles files={files} uploads={uploads} />}
          {note && (
            <Alert.Root status="warning" role="status">
              <Alert.Indicator />
              <Alert.Title overflowWrap="anywhere">{note}</Alert.Title>
            </Alert.Root>
          )}
          <CaptionField value={caption} onChange={setCaption} files={files.length} disabled={uploading} />
          <UploadProgress items={uploads.items} uploading={uploading} />
        </Stack>
      </form>
    </AppDialog>
  )
}

/** The files that were chosen, and how they are sent. Calls back once all of them are there. */
function useChosenFiles(upload: UploadFile, onAllDone: () => void) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [earlier, setEarlier] = useState(false)
  const uploads = useUploads({ upload })
  const { items } = uploads
  const uploading = items.some(isPending)
  const anyDone = earlier || items.some(isDone)
  const allDone = items.length > 0 && items.every(isDone)

  const close = useEffectEvent(onAllDone)
  useEffect(() => {
    if (allDone) close()
  }, [allDone])

  function choose(chosen: readonly File[]) {
    setEarlier(anyDone)
    uploads.clear()
    setFiles(chosen)
  }

  /** Only those that are not there yet. */
  function send(fields: UploadFields) {
    const there = new Set(items.filter(isDone).map(({ file }) => file))
    const missing = files.filter((file) => !there.has(file))
    if (uploading || missing.length === 0) return
    choose(missing)
    uploads.add(missing, fields)
  }

  return { files, uploads, uploading, anyDone, choose, send }
}

interface CaptionFieldProps {
  value: string
  onChange: (value: string) => void
  /** How many get it. */
  files: number
  disabled: boolean
}

function CaptionField({ value, onChange, files, disabled }: CaptionFieldProps) {
  return (
    <Field.Root disabled={disabled}>
      <Field.Label>{texts.caption()}</Field.Label>
      <Input
        value={value}
        dir="auto"
        autoComplete="off"
        maxLength={1000}
        onChange={(event) => onChange(event.target.value)}
      />
      {files > 1 && <Field.HelperText>{texts.captionOfAll({ count: files })}</Field.HelperText>}
    </Field.Root>
  )
}

function UploadProgress({ items, uploading }: { items: readonly UploadItem[]; uploading: boolean }) {
  const percentage = uploading ? uploadedPercentage(items) : 0
  return (
    <Stack direction="row" align="center" gap="3">
      <ProgressBar label={texts.progress()} percentage={percentage} />
      {uploading && (
        <Text as="span" minWidth="10" textStyle="sm" textAlign="end" fontVariantNumeric="tabular-nums">
          {percentage}%
        </Text>
      )}
    </Stack>
  )
}

/** Why the only file failed, or how many of several did: their rows say why. */
function Failure({ items }: { items: readonly UploadItem[] }) {
  const failed = items.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Title>
        {items.length === 1 ? failed[0]?.reason : texts.someFailed({ failed: failed.length, count: items.length })}
      </Alert.Title>
    </Alert.Root>
  )
}
