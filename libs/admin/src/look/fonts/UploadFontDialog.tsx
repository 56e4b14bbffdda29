import { Checkbox, Field, Input, Text } from '@chakra-ui/react'
import { maxFontBytes, maxFontName } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../../dialogs/FormDialog.tsx'
import { TextField } from '../../dialogs/TextField.tsx'
import { useSaving } from '../../dialogs/use-saving.ts'
import { RadioChoice } from '../controls/RadioChoice.tsx'
import { nameOf, readFontFile, type FontFile } from './font-file.ts'

export interface UploadFontDialogProps {
  onUploaded: () => Promise<void>
  onClose: () => void
}

export const uploadFailure = 'The font was not uploaded'

const kinds = [
  { value: 'sans', label: 'Without serifs' },
  { value: 'serif', label: 'With serifs, as in books' },
] as const

/** Takes a font from this device to the site. */
export function UploadFontDialog({ onUploaded, onClose }: UploadFontDialogProps) {
  const { api } = useSite()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('sans')
  const [text, setText] = useState<FontFile>()
  const [bold, setBold] = useState<FontFile>()
  const [licensed, setLicensed] = useState(false)
  const saving = useSaving(async () => {
    if (!text || 'wrong' in text) return
    const more = bold && 'base64' in bold ? { bold: bold.base64 } : {}
    await api('POST private/look-add-font.json.php', { family: name.trim(), kind, file: text.base64, ...more })
    await onUploaded()
  }, uploadFailure)
  const isWrong = [text, bold].some((file) => file && 'wrong' in file)

  return (
    <FormDialog
      title="Upload a font"
      submit="UPLOAD"
      disabled={!text || isWrong || !licensed || name.trim() === '' || name.length > maxFontName}
      changed={text !== undefined || name !== ''}
      saving={saving}
      onClose={onClose}
    >
      <FileField
        label="File of the font"
        help={`A woff2 file of at most ${maxFontBytes / 1000} kB, with all weights in one or for normal text.`}
        file={text}
        onFile={(file, from) => {
          setText(file)
          if (from && name.trim() === '') setName(nameOf(from))
        }}
      />
      <FileField
        label="Another file for bold text"
        help="Only where the first has one weight. Without it browsers make the letters bolder themselves."
        file={bold}
        onFile={setBold}
      />
      <TextField label="Name" longest={maxFontName} value={name} onChange={setName} />
      <RadioChoice label="Letters" choices={kinds} value={kind} onChange={setKind} />
      <Text textStyle="sm" color="fg.muted">
        Everybody who visits the site downloads the font. Upload only fonts whose licence allows use on websites; many
        that come with a computer or a program do not.
      </Text>
      <Checkbox.Root checked={licensed} onCheckedChange={({ checked }) => setLicensed(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>The licence of this font allows use on websites</Checkbox.Label>
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
