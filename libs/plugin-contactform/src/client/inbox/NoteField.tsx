import { Alert, Button, Field, Flex, Textarea } from '@chakra-ui/react'
import { isApiError, withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages, VisuallyHidden } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import { maxNoteLength } from '../../model/limits.ts'

export interface NoteFieldProps {
  /** The submission. */
  id: number
  /** The note as it was loaded. */
  stored: string
  /** Told whenever there is something to lose, or no longer. */
  onUnsaved: (unsaved: boolean) => void
  onSaved: () => void
}

/** What staff write about a submission. What is typed stays whatever becomes of saving it. */
export function NoteField({ id, stored, onUnsaved, onSaved }: NoteFieldProps) {
  const { api } = useSite()
  const messages = useMessages()
  const call = withCalls<ContactFormCalls>(api)
  const [before, setBefore] = useState(stored)
  const [note, setNote] = useState(stored)
  const [saving, setSaving] = useState(false)
  // what somebody else wrote meanwhile
  const [theirs, setTheirs] = useState<string>()
  const [saved, setSaved] = useState(false)
  const latest = useRef(stored)

  function write(text: string) {
    latest.current = text
    setNote(text)
    setSaved(false)
    onUnsaved(text !== before)
  }

  function took(text: string) {
    setBefore(text)
    onUnsaved(latest.current !== text)
  }

  async function save() {
    setSaving(true)
    try {
      await call('POST private/form-inbox-note.json.php', { id, note, before })
      took(note)
      setTheirs(undefined)
      setSaved(true)
      onSaved()
    } catch (error) {
      if (isApiError(error) && error.status === 409) await showTheirs()
      else await messages.fail('The note could not be saved', error)
    } finally {
      setSaving(false)
    }
  }

  /** Saving once more takes the place of it, which is then known. */
  async function showTheirs() {
    try {
      const now = await call('GET private/form-inbox-message.json.php', { id })
      took(now.note)
      setTheirs(now.note)
    } catch (error) {
      await messages.fail('The note could not be saved', error)
    }
  }

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
      {theirs !== undefined && (
        <Alert.Root status="warning" marginTop="3">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>Somebody else has changed this note meanwhile</Alert.Title>
            <Alert.Description whiteSpace="pre-wrap" overflowWrap="anywhere">
              {theirs === '' ? 'It is empty now.' : `It says now: ${theirs}`} Yours is still here; Save note puts it in
              that one’s place.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Flex marginTop="3" gap="3" align="center">
        <Button
          type="submit"
          size="sm"
          variant="outline"
          loading={saving}
          loadingText="Save note"
          disabled={note === before}
        >
          Save note
        </Button>
        <VisuallyHidden>
          <span role="status">{saved && 'The note is saved'}</span>
        </VisuallyHidden>
      </Flex>
    </form>
  )
}
