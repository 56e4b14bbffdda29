import { Alert, Button, Field, Flex, Textarea } from '@chakra-ui/react'
import { VisuallyHidden } from '@sitewright/ui'
import { maxNoteLength } from '../../model/limits.ts'
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
        <Field.Label>Internal note</Field.Label>
        <Textarea
          value={note}
          maxLength={maxNoteLength}
          dir="auto"
          rows={3}
          onChange={(event) => write(event.target.value)}
        />
        <Field.HelperText>For all who work here. The sender does not see it.</Field.HelperText>
      </Field.Root>
      {theirs !== undefined && <ChangedMeanwhile theirs={theirs} />}
      <Flex marginTop="3" gap="3" align="center">
        <Button type="submit" size="sm" variant="outline" loading={saving} loadingText="Save note" disabled={!changed}>
          Save note
        </Button>
        <VisuallyHidden>
          <span role="status">{saved && 'The note is saved'}</span>
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
        <Alert.Title>Somebody else has changed this note meanwhile</Alert.Title>
        <Alert.Description whiteSpace="pre-wrap" overflowWrap="anywhere">
          {theirs === '' ? 'It is empty now.' : `It says now: ${theirs}`} Yours is still here; Save note puts it in that
          one’s place.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
