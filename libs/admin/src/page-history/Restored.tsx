import { Alert, Link } from '@chakra-ui/react'
import type { PageRevision } from '@sitewright/api-client'

export interface RestoredProps {
  revision: PageRevision
  /** The page's. */
  address: string
}

/** Says what became of a version that was restored, and where to go on. */
export function Restored({ revision, address }: RestoredProps) {
  return (
    <Alert.Root status="success" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Version {revision.version} is the page’s draft now</Alert.Title>
        <Alert.Description>
          Visitors do not see it yet.{' '}
          <Link href={address} variant="underline">
            Open the page to edit and publish it
          </Link>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
