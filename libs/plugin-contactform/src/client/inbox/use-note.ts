import { isApiError, withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import { texts } from './messages.ts'

export interface NoteOptions {
  /** The submission. */
  id: number
  /** The note as it was loaded last. */
  stored: string
  /** Told whenever there is something to lose, or no longer. */
  onUnsaved: (unsaved: boolean) => void
  onSaved: () => void
}

/** The note of a submission while it is written. What is typed stays whatever becomes of saving it. */
export function useNote({ id, stored, onUnsaved, onSaved }: NoteOptions) {
  const { api } = useSite()
  const messages = useMessages()
  const call = withCalls<ContactFormCalls>(api)
  const [before, setBefore] = useState(stored)
  const [note, setNote] = useState(stored)
  const [saving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<string>()
  const [saved, setSaved] = useState(false)
  const [known, setKnown] = useState(stored)
  const latest = useRef(stored)

  // what somebody else has written comes, unless something is being written here: saving then tells of it
  if (stored !== known) {
    setKnown(stored)
    if (note === before) {
      setBefore(stored)
      setNote(stored)
    }
  }

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
      else await messages.fail(texts.noteFailed(), error)
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
      await messages.fail(texts.noteFailed(), error)
    }
  }

  return {
    note,
    write,
    save,
    saving,
    saved,
    /** Something else than what is stored is written. */
    changed: note !== before,
    /** What somebody else wrote meanwhile. */
    theirs,
  }
}
