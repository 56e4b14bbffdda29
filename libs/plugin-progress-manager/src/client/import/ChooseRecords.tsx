import { Alert, Button, Code, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { rich } from '@sitewright/messages/react'
import { csvText } from '@sitewright/page-kit'
import { AppDialog, useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { texts } from './messages.ts'

/** Bytes of a file with more than enough lines. */
const maxBytes = 2 * 1024 * 1024

export interface ChooseRecordsProps {
  text: string
  /** It is being compared with what is recorded. */
  reading: boolean
  /** A stage of the system, for the example. */
  example: string
  onText: (text: string) => void
  /** Goes on. Answers why it cannot, or ''. */
  onRead: () => Promise<string>
  onClose: () => void
}

/** The first step: a file, or a list that is pasted. */
export function ChooseRecords({ text, reading, example, onText, onRead, onClose }: ChooseRecordsProps) {
  const messages = useMessages()
  const [problem, setProblem] = useState('')

  function change(typed: string) {
    setProblem('')
    onText(typed)
  }

  async function readFile(file: File | undefined) {
    if (!file) return
    if (file.size > maxBytes) return setProblem(texts.tooLarge())
    try {
      change(csvText(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      await messages.fail(texts.unreadable(), error)
    }
  }

  return (
    <AppDialog
      open
      title={texts.heading()}
      size="lg"
      busy={reading}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={reading} onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button
            disabled={text.trim() === ''}
            loading={reading}
            loadingText={texts.next()}
            onClick={() => void onRead().then(setProblem)}
          >
            {texts.next()}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text color="fg.muted">{rich(texts.about, { code: (column) => <Code>{column}</Code> })}</Text>
        <FileField onChange={(file) => void readFile(file)} />
        <ListField text={text} example={example} onChange={change} />
        {problem !== '' && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{problem}</Alert.Title>
          </Alert.Root>
        )}
      </Stack>
    </AppDialog>
  )
}

function FileField({ onChange }: { onChange: (file: File | undefined) => void }) {
  return (
    <Field.Root>
      <Field.Label>{texts.file()}</Field.Label>
      <Input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        paddingBlock="2"
        height="auto"
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      <Field.HelperText>{texts.fileHint()}</Field.HelperText>
    </Field.Root>
  )
}

interface ListFieldProps {
  text: string
  /** A stage of the system. */
  example: string
  onChange: (text: string) => void
}

function ListField({ text, example, onChange }: ListFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{texts.paste()}</Field.Label>
      <Textarea
        rows={8}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.placeholder({ stage: example })}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.HelperText>{texts.pasteHint()}</Field.HelperText>
    </Field.Root>
  )
}
