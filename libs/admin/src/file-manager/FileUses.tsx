import { Box, Button, Flex, Heading, Link, List, Stack, Text } from '@chakra-ui/react'
import type { FileUse } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useId } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { texts } from './messages.ts'

/** Where a file is used. */
export function FileUses({ id }: { id: number }) {
  const { api } = useSite()
  const uses = useLoaded(callQuery(api, 'GET private/file-get-uses.json.php', { id }))
  const heading = useId()
  return (
    <Stack gap="2" textStyle="sm">
      <Heading as="h3" size="sm" id={heading}>
        {texts.usedOn()}
      </Heading>
      {uses.status === 'loading' && <Spinner size="sm" label={texts.checkingUses()} />}
      {uses.status === 'failed' && (
        <Flex role="status" gap="3" align="center" wrap="wrap" color="fg.muted">
          {texts.usesUnknown()}
          <Button size="xs" variant="outline" onClick={uses.reload}>
            {texts.tryAgain()}
          </Button>
        </Flex>
      )}
      {uses.value?.length === 0 && <Text color="fg.muted">{texts.unused()}</Text>}
      {uses.value && uses.value.length > 0 && (
        <Box maxHeight="40" overflowY="auto" tabIndex={0} role="region" aria-labelledby={heading}>
          <List.Root gap="1" paddingInlineStart="4">
            {uses.value.map((use, index) => (
              <List.Item key={index} overflowWrap="anywhere">
                <Use use={use} />
              </List.Item>
            ))}
          </List.Root>
        </Box>
      )}
    </Stack>
  )
}

/** In a tab of its own, so that what was typed in the dialog is not lost. */
function Use({ use: { title, href } }: { use: FileUse }) {
  if (href === '') return <bdi>{shownTitle(title)}</bdi>
  return (
    <Link href={href} target="_blank" rel="noopener">
      <bdi>{title.trim() || href}</bdi>
    </Link>
  )
}
