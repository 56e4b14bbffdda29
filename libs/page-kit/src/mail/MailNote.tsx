import { Alert, Link } from '@chakra-ui/react'
import { nothingIsSent, useMailNote } from './use-mail-note.ts'

/** What a note about emails says. */
export interface MailNoteProps {
  /** @default nothingIsSent */
  text?: string
}

/** Says that emails do not go out, while that is so, and where to change it. Needs a `<StaffProvider>` around it. */
export function MailNote({ text = nothingIsSent() }: MailNoteProps) {
  const note = useMailNote(text)
  if (!note) return null
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator />
      <Alert.Title>
        {note.text}{' '}
        {note.link && (
          <Link href={note.link.href} variant="underline" textDecorationColor="currentColor" fontWeight="semibold">
            {note.link.label}
          </Link>
        )}
      </Alert.Title>
    </Alert.Root>
  )
}
