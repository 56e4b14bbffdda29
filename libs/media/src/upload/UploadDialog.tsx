import { Alert, Button, Field, Input, Stack, Text } from '@chakra-ui/react'
import { uploadFile, type UploadFile } from '@sitewright/api-client'
import { AppDialog } from '@sitewright/ui'
import { useId, useState, type SubmitEvent } from 'react'
import { FileChoice } from './FileChoice.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { useUpload } from './use-upload.ts'

export interface UploadDialogProps {
  /** Where the file goes to; in the replace mode the folder of the file. */
  folderId: number
  /** The file to be replaced. Absent: a new one is uploaded. */
  file?: { id: number; name: string }
  /** True: a file was uploaded. */
  onClose: (done: boolean) => void
  /** What sends the file. @default uploadFile */
  upload?: UploadFile
}

/**
 * Uploads a file, or another in the place of one that is there already. CANCEL closes the dialog, or calls the upload
 * off while one is under way; then, as after a failure, the file stays chosen. Needs `FullSystemProvider` above it.
 */
export function UploadDialog({ folderId, file: replaced, onClose, upload = uploadFile }: UploadDialogProps) {
  const [file, setFile] = useState<File>()
  const [caption, setCaption] = useState('')
  const { percentage, reason, start, cancel } = useUpload(upload, () => onClose(true))
  const form = useId()
  const uploading = percentage !== undefined

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (!file) return
    start(file, {
      idFolder: folderId,
      ...(replaced && { id: replaced.id }),
      ...(caption.trim() !== '' && { caption: caption.trim() }),
    })
  }

  const footer = (
    <>
      <Button variant="outline" onClick={() => (uploading ? cancel() : onClose(false))}>
        CANCEL
      </Button>
      <Button type="submit" form={form} disabled={!file || uploading}>
        UPLOAD
      </Button>
    </>
  )
  return (
    <AppDialog
      open
      title={replaced ? 'Replace File' : 'Upload File'}
      busy={uploading}
      onClose={() => onClose(false)}
      footer={footer}
    >
      <form id={form} onSubmit={handleSubmit}>
        <Stack gap="5">
          {reason && (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{reason}</Alert.Title>
            </Alert.Root>
          )}
          {replaced && (
            <Text overflowWrap="anywhere">
              The old file name <b>{replaced.name}</b> will be replaced. All links to it will point to the new file.
            </Text>
          )}
          <FileChoice file={file} onChoose={setFile} disabled={uploading} />
          <Field.Root disabled={uploading}>
            <Field.Label>Gallery caption (optional)</Field.Label>
            <Input
              value={caption}
              dir="auto"
              autoComplete="off"
              maxLength={1000}
              onChange={(event) => setCaption(event.target.value)}
            />
          </Field.Root>
          <Stack direction="row" align="center" gap="3">
            <ProgressBar label="Upload progress" percentage={percentage ?? 0} />
            {uploading && (
              <Text as="span" minWidth="10" textStyle="sm" textAlign="end" fontVariantNumeric="tabular-nums">
                {percentage}%
              </Text>
            )}
          </Stack>
        </Stack>
      </form>
    </AppDialog>
  )
}
