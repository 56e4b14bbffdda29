import { Alert, Box, Button, Code, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { csvText } from '@sitewright/page-kit'
import { AppDialog, useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { discardAnswers, discardQuestion } from '../dialogs/discard-question.ts'

/** Bytes of a file with more than enough people. */
const maxBytes = 2 * 1024 * 1024

export interface ChooseListProps {
  text: string
  ready: boolean
  onText: (text: string) => void
  /** Goes on. Answers why it cannot, or ''. */
  onRead: () => string
  onClose: () => void
}

/** The first step: a file, or a list that is pasted. */
export function ChooseList({ text, ready, onText, onRead, onClose }: ChooseListProps) {
  const messages = useMessages()
  const [problem, setProblem] = useState('')

  function change(typed: string) {
    setProblem('')
    onText(typed)
  }

  async function readFile(file: File | undefined) {
    if (!file) return
    if (file.size > maxBytes) return setProblem('This file is too large for a list of people.')
    try {
      change(csvText(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      await messages.fail('The file could not be read, see browser log for more information', error)
    }
  }

  async function leave() {
    if (text === '' || (await messages.confirm(discardQuestion, discardAnswers))) onClose()
  }

  return (
    <AppDialog
      open
      title="Add Several People"
      size="lg"
      onClose={() => void leave()}
      footer={
        <>
          <Button variant="outline" onClick={() => void leave()}>
            CANCEL
          </Button>
          <Button disabled={text.trim() === '' || !ready} onClick={() => setProblem(onRead())}>
            NEXT
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text>List the people, one on each line; nobody is created before you have seen what will become of them.</Text>
        <ListField value={text} onChange={change} />
        <FileField onFile={(file) => void readFile(file)} />
        <Format />
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

function ListField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field.Root>
      <Field.Label>Names and addresses</Field.Label>
      <Textarea
        rows={8}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={'Ana Tamihana <ana@example.org>\nBen Smith <ben@example.org>'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.HelperText>Paste the recipients of an email, or rows copied from a spreadsheet.</Field.HelperText>
    </Field.Root>
  )
}

function FileField({ onFile }: { onFile: (file: File | undefined) => void }) {
  return (
    <Field.Root>
      <Field.Label>Or choose a file</Field.Label>
      <Input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        paddingBlock="2"
        height="auto"
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </Field.Root>
  )
}

/** What a list may look like, for those who make one by a program. */
function Format() {
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" fontWeight="medium" textStyle="sm" paddingBlock="1">
        Format
      </Box>
      <Stack gap="2" textStyle="sm" color="fg.muted" paddingBlockStart="2">
        <Text>
          Each line has the email address, the name and the roles by their titles, separated by commas, semicolons or
          tabs; several roles have a semicolon between them. Or it has people as they are written elsewhere, such as{' '}
          <Code>Name &lt;address&gt;</Code> or <Code>Name address</Code>, several with commas, semicolons or tabs
          between them.
        </Text>
        <Text>
          A first line with the names of the columns (<Code>email</Code>, <Code>name</Code>, <Code>roles</Code>) lets
          them be in any order.
        </Text>
        <Code display="block" whiteSpace="pre-wrap" padding="2" dir="ltr">
          {'ana@example.org, Ana Tamihana, Members\nben@example.org, Ben Smith, "Members; Committee"'}
        </Code>
        <Text>A file is a CSV file: any spreadsheet saves one, with ‘Save as’ or ‘Export’.</Text>
      </Stack>
    </Box>
  )
}
