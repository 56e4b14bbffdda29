import { Alert, Button, Code, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { csvText } from '@sitewright/page-kit'
import { AppDialog, useMessages } from '@sitewright/ui'
import { useState } from 'react'

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
    if (file.size > maxBytes) return setProblem('This file is too large for a list of records.')
    try {
      change(csvText(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      await messages.fail('The file could not be read, see browser log for more information', error)
    }
  }

  return (
    <AppDialog
      open
      title="Import records"
      size="lg"
      busy={reading}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={reading} onClick={onClose}>
            CANCEL
          </Button>
          <Button
            disabled={text.trim() === ''}
            loading={reading}
            loadingText="NEXT"
            onClick={() => void onRead().then(setProblem)}
          >
            NEXT
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text color="fg.muted">
          A line for each record: person (email address or name), stage, date, comment, hours. A first line with the
          names of the columns (<Code>person</Code>, <Code>stage</Code>, <Code>date</Code>, <Code>comment</Code>,{' '}
          <Code>hours</Code>) lets them be in any order. Whoever is named has to be registered already.
        </Text>
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
      <Field.Label>CSV file</Field.Label>
      <Input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        paddingBlock="2"
        height="auto"
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      <Field.HelperText>Any spreadsheet saves one. Nothing is recorded yet.</Field.HelperText>
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
      <Field.Label>Or paste the list</Field.Label>
      <Textarea
        rows={8}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={`ana@example.org, ${example}, 2026-09-01, In the rain\nBen Smith, ${example}, 1/9/2026 19:30`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.HelperText>
        Dates have the day first: 1/9/2026 is 1 September. Several stages have a ; between them.
      </Field.HelperText>
    </Field.Root>
  )
}
