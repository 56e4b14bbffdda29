import { Separator } from '@chakra-ui/react'

/** Between the actions of a row and, as the last one, what takes it away. */
export function ApartLine() {
  return <Separator orientation="vertical" height="5" marginInline="1.5" />
}
