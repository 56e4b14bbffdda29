import { Alert, Box, Button, Code, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { csvText } from '@sitewright/page-kit'
import { AppDialog, useMessages } from '@sitewright/ui'
import { useState, type ReactNode } from 'react'
import { discardAnswers, discardQuestion } from '../dialogs/discard-question.ts'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

const sample = 'ana@example.org, Ana Tamihana, Members\nben@example.org, Ben Smith, "Members; Committee"'

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
    if (file.size > maxBytes) return setProblem(texts.fileTooLarge())
    try {
      change(csvText(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      await messages.fail(texts.fileUnreadable(), error)
    }
  }

  async function leave() {
    if (text === '' || (await messages.confirm(discardQuestion(), discardAnswers()))) onClose()
  }

  return (
    <AppDialog
      open
      title={texts.heading()}
      size="lg"
      onClose={() => void leave()}
      footer={
        <>
          <Button variant="outline" onClick={() => void leave()}>
            {texts.cancel()}
          </Button>
          <Button disabled={text.trim() === '' || !ready} onClick={() => setProblem(onRead())}>
            {texts.next()}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text>{texts.about()}</Text>
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
      <Field.Label>{texts.people()}</Field.Label>
      <Textarea
        rows={8}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={'Ana Tamihana <ana@example.org>\nBen Smith <ben@example.org>'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.HelperText>{texts.peopleHint()}</Field.HelperText>
    </Field.Root>
  )
}

function FileField({ onFile }: { onFile: (file: File | undefined) => void }) {
  return (
    <Field.Root>
      <Field.Label>{texts.chooseFile()}</Field.Label>
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

const code = (words: ReactNode) => <Code>{words}</Code>

/** What a list may look like, for those who make one by a program. */
function Format() {
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" fontWeight="medium" textStyle="sm" paddingBlock="1">
        {texts.format()}
      </Box>
      <Stack gap="2" textStyle="sm" color="fg.muted" paddingBlockStart="2">
        <Text>{rich(texts.formatLines, { code })}</Text>
        <Text>{rich(texts.formatHead, { code })}</Text>
        <Code display="block" whiteSpace="pre-wrap" padding="2" dir="ltr">
          {sample}
        </Code>
        <Text>{texts.formatFile()}</Text>
      </Stack>
    </Box>
  )
}
