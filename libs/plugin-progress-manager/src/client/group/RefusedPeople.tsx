import { Alert, List } from '@chakra-ui/react'
import { texts } from './messages.ts'
import type { RefusedPerson } from './use-group-record.ts'

/** For whom nothing was recorded, and why; nothing where there is nobody. */
export function RefusedPeople({ refused }: { refused: readonly RefusedPerson[] }) {
  if (refused.length === 0) return null
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{texts.refused()}</Alert.Title>
        <List.Root paddingInlineStart="4">
          {refused.map(({ id, name, reason }) => (
            <List.Item key={id}>
              <bdi>{name}</bdi>: {reason}
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  )
}
