import { Text } from '@chakra-ui/react'
import type { ListedAccount } from '@sitewright/api-client'
import { accountName } from './account-name.ts'

/** An account's name within a sentence. */
export function AccountLabel({ account }: { account: ListedAccount }) {
  return (
    <Text as="bdi" color="fg" fontWeight="medium" overflowWrap="anywhere">
      {accountName(account)}
    </Text>
  )
}
