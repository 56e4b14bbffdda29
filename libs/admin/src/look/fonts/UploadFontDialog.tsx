import { Checkbox, Field, Input, Text } from '@chakra-ui/react'
import { maxFontBytes, maxFontName } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../../dialogs/FormDialog.tsx'
import { TextField } from '../../dialogs/TextField.tsx'
import { useSaving } from '../../dialogs/use-saving.ts'
import { RadioChoice } from '../controls/RadioChoice.tsx'
import { nameOf, readFontFile, type FontFile } from './font-file.ts'
import { texts } from './messages.ts'

export interface UploadFontDialogProps {
  onUploaded: () => Promise<void>
  onClose: () => void
}

const kinds = () =>
  [
    { value: 'sans', label: texts.sans() },
    { value: 'serif', label: texts.serif() },
  ] as const

/** Takes a font from this device to the site. */
export function UploadFontDialog({ onUploaded, onClose }: UploadFontDialogProps) {
  const { api } = useSite()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<ReturnType<typeof kinds>[number]['value']>('sans')
  const [text, setText] = useState<FontFile>()
  const [bold, setBold] = useState<FontFile>()
  const [licensed, setLicensed] = useState(false)
  const saving = useSaving(async () => {
    if (!text || 'wrong' in text) return
    const more = bold && 'base64' in bold ? { bold: bold.base64 } : {}
    await api('POST private/look-add-font.json.php', { family: name.trim(), kind, file: text.base64, ...more })
    await onUploaded()
  }, texts.uploadFailed())
  const isWrong = [text, bold].some((file) => file && 'wrong' in file)

  return (
    <FormDialog
      title={texts.upload()}
      submit={texts.uploadButton()}
      disabled={!text || isWrong || !licensed || name.trim() === '' || name.length > maxFontName}
      changed={text !== undefined || name !== ''}
      saving={saving}
      onClose={onClose}
    >
      <FileField
        label={texts.file()}
        help={texts.fileHint({ most: maxFontBytes / 1000 })}
        file={text}
        onFile={(file, from) => {
          setText(file)
          if (from && name.trim() === '') setName(nameOf(from))
        }}
      />
      <FileField label={texts.bold()} help={texts.boldHint()} file={bold} onFile={setBold} />
      <TextField label={texts.name()} longest={maxFontName} value={name} onChange={setName} />
      <RadioChoice label={texts.letters()} choices={kinds()} value={kind} onChange={setKind} />
      <Text textStyle="sm" color="fg.muted">
        {texts.licenceNote()}
      </Text>
      <Checkbox.Root checked={licensed} onCheckedChange={({ checked }) => setLicensed(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{texts.licensed()}</Checkbox.Label>
      </Checkbox.Root>
    </FormDialog>
  )
}

interface FileFieldProps {
  label: string
  help: string
  file: FontFile | undefined
  /** Gets what was chosen, and the name of the file; nothing where the choice was taken back. */
  onFile: (file: FontFile | undefined, from?: string) => void
}

function FileField({ label, help, file, onFile }: FileFieldProps) {
  const wrong = file && 'wrong' in file ? file.wrong : undefined
  return (
    <Field.Root invalid={wrong !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        type="file"
        accept=".woff2,font/woff2"
        paddingBlock="2"
        height="auto"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen) void readFontFile(chosen).then((read) => onFile(read, chosen.name))
          else onFile(undefined)
        }}
      />
      {wrong === undefined ? (
        <Field.HelperText>{help}</Field.HelperText>
      ) : (
        <Field.ErrorText role="alert">{wrong}</Field.ErrorText>
      )}
    </Field.Root>
  )
}
