import { Text } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** An account's name within a sentence. */
export function AccountLabel({ account }: { account: FoundAccount }) {
  return (
    <Text as="bdi" color="fg" fontWeight="medium" overflowWrap="anywhere">
      {accountName(account)}
    </Text>
  )
}

/** What messages and headings call an account, also one that has neither address nor name. */
export function accountName({ email, name, id }: Pick<FoundAccount, 'email' | 'name' | 'id'>): string {
  return email || name || texts.account({ id })
}
