import { Alert } from '@chakra-ui/react'

/** The server's own words about what it refused; nothing where it said nothing. */
export function Refusal({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Title>{reason}</Alert.Title>
    </Alert.Root>
  )
}
