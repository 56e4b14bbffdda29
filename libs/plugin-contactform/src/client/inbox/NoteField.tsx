import { Alert, Button, Field, Flex, Textarea } from '@chakra-ui/react'
import { VisuallyHidden } from '@sitewright/ui'
import { maxNoteLength } from '../../model/limits.ts'
import { texts } from './messages.ts'
import { useNote, type NoteOptions } from './use-note.ts'

/** What staff write about a submission. */
export function NoteField(props: NoteOptions) {
  const { note, write, save, saving, saved, changed, theirs } = useNote(props)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field.Root>
        <Field.Label>{texts.note()}</Field.Label>
        <Textarea
          value={note}
          maxLength={maxNoteLength}
          dir="auto"
          rows={3}
          onChange={(event) => write(event.target.value)}
        />
        <Field.HelperText>{texts.noteHint()}</Field.HelperText>
      </Field.Root>
      {theirs !== undefined && <ChangedMeanwhile theirs={theirs} />}
      <Flex marginTop="3" gap="3" align="center">
        <Button
          type="submit"
          size="sm"
          variant="outline"
          loading={saving}
          loadingText={texts.saveNote()}
          disabled={!changed}
        >
          {texts.saveNote()}
        </Button>
        <VisuallyHidden>
          <span role="status">{saved && texts.noteSaved()}</span>
        </VisuallyHidden>
      </Flex>
    </form>
  )
}

/** @param props.theirs - what somebody else wrote. */
function ChangedMeanwhile({ theirs }: { theirs: string }) {
  return (
    <Alert.Root status="warning" marginTop="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{texts.noteChanged()}</Alert.Title>
        <Alert.Description whiteSpace="pre-wrap" overflowWrap="anywhere">
          {theirs === '' ? texts.noteEmpty() : texts.noteNow({ note: theirs })}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
