import { Text } from '@chakra-ui/react'
import { foreignZone } from '@sitewright/messages'
import { texts } from './messages.ts'

/** Where the note stands. */
export interface ZoneNoteProps {
  /** For an `aria-describedby`. */
  id?: string
}

/** Stands below fields for times: whose times they are, where those are not the ones of the reader’s own device. */
export function ZoneNote({ id }: ZoneNoteProps) {
  const zone = foreignZone()
  if (zone === undefined) return null
  return (
    <Text {...(id !== undefined && { id })} color="fg.muted" textStyle="xs">
      {texts.times({ zone })}
    </Text>
  )
}
