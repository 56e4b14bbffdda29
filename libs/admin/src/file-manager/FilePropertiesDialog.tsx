import { maxCaption, maxFileName } from '@sitewright/api-client'
import { formatMoment, Moment } from '@sitewright/ui'
import { shownSize } from '@sitewright/media'
import { Box, Stack, Text } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { TextField } from '../dialogs/TextField.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { FileUses } from './FileUses.tsx'
import type { ListedFile } from './listed-file.ts'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

export interface FilePropertiesDialogProps {
  file: ListedFile
  /** Gets what was changed, once it is saved. */
  onSaved: (part: Pick<ListedFile, 'name' | 'caption'>) => void
  onClose: () => void
}

/** The dialog with a file's name, caption and what else there is to know about it. */
export function FilePropertiesDialog({ file, onSaved, onClose }: FilePropertiesDialogProps) {
  const { api } = useSite()
  const [before] = useState({ name: file.name, caption: file.caption })
  const [fields, setFields] = useState(before)

  const saving = useSaving(async () => {
    const part = { name: fields.name.trim(), caption: fields.caption.trim() }
    await api('POST private/file-set-properties.json.php', { id: file.id, ...part })
    onSaved(part)
    onClose()
  }, texts.propertiesFailed())

  return (
    <FormDialog
      title={texts.properties()}
      submit={texts.save()}
      disabled={fields.name.trim() === '' || fields.name.length > maxFileName || fields.caption.length > maxCaption}
      changed={fields.name !== before.name || fields.caption !== before.caption}
      saving={saving}
      onClose={onClose}
    >
      <TextField
        label={texts.fileName()}
        longest={maxFileName}
        value={fields.name}
        onChange={(name) => setFields((now) => ({ ...now, name }))}
      />
      <TextField
        label={texts.caption()}
        longest={maxCaption}
        value={fields.caption}
        onChange={(caption) => setFields((now) => ({ ...now, caption }))}
      />
      <Stack gap="1" textStyle="sm" color="fg.muted">
        <Text>{rich(texts.createdOn, { moment: formatMoment(file.ts), time: () => <Moment at={file.ts} /> })}</Text>
        <Box>{details(file)}</Box>
      </Stack>
      <FileUses id={file.id} />
    </FormDialog>
  )
}

function details({ type, size, width, height }: ListedFile): string {
  const pixels = width !== null && height !== null && texts.pixels({ width, height })
  return [type, shownSize(size), pixels].filter(Boolean).join(' · ')
}
