import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { PermissionContext, PermissionEditorLists } from '@sitewright/api-client'
import { useId, type ReactNode } from 'react'
import { andList } from './and-list.ts'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

export interface WhoCanSeeItProps {
  context: PermissionContext
  /** Titles of the ticked roles. */
  roles: readonly string[]
  rules: Pick<PermissionEditorLists, 'otherwise' | 'always' | 'notes'>
}

/** Says in plain words who can see a thing, and why. */
export function WhoCanSeeIt({ context, roles, rules }: WhoCanSeeItProps) {
  const titleId = useId()
  return (
    <Box as="section" aria-labelledby={titleId} background="bg.subtle" borderWidth="1px" borderRadius="md" padding="4">
      <Stack gap="2" textStyle="sm" overflowWrap="anywhere">
        <Heading as="h3" size="sm" id={titleId}>
          {texts.who({ thing: context })}
        </Heading>
        <Text aria-live="polite" fontWeight="medium">
          {roles.length > 0 ? membersOnly(roles) : rules.otherwise}
        </Text>
        {[rules.always, ...rules.notes].filter(Boolean).map((sentence) => (
          <Text key={sentence} color="fg.muted">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Box>
  )
}

/** Roles' titles keep their own direction of writing within the sentence. */
function membersOnly(roles: readonly string[]): ReactNode {
  const parts = andList(roles)
  return rich(texts.membersOnly, {
    names: parts.map(({ text }) => text).join(''),
    roles: () => parts.map(({ text, name }, index) => (name ? <bdi key={index}>{text}</bdi> : text)),
  })
}
