import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { downloadCsv, writeCsv } from '@sitewright/page-kit'
import { Moment } from '@sitewright/ui'
import { Download, Link2 } from 'lucide-react'
import { useId } from 'react'
import { CopyButton } from '../my-account/CopyButton.tsx'
import { LinkRow } from './LinkRow.tsx'
import type { InvitationLinks, PersonLink } from './use-invitation-links.ts'

export interface HandOverLinksProps {
  made: InvitationLinks
  /** How many people there are to get one. */
  people: number
  disabled: boolean
}

/** Links that are drawn; all of a long list would take the browser long. */
const maxShown = 100

/** Makes the invitation links of many people and shows them, to be copied one by one or all at once. */
export function HandOverLinks({ made, people, disabled }: HandOverLinksProps) {
  const { links, refused, running, done, asked } = made
  return (
    <Stack gap="3" align="stretch">
      {!done && (
        <Flex gap="3" wrap="wrap" align="center">
          <Button
            alignSelf="flex-start"
            disabled={disabled}
            loading={running}
            loadingText="Make invitation links"
            onClick={made.start}
          >
            <Link2 /> Make invitation links
          </Button>
          <Text textStyle="sm" color="fg.muted" flex="1 1 16rem" role={running ? 'status' : undefined}>
            {running
              ? `${asked} of ${people}`
              : 'No email goes out, so hand over the links yourself: each person chooses a password by their own.'}
          </Text>
        </Flex>
      )}
      {links[0] && !running && <Links links={links} expires={links[0].expires} />}
      {refused.length > 0 && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title whiteSpace="pre-line" overflowWrap="anywhere">
            {['There is no link for:', ...refused].join('\n')}
          </Alert.Title>
        </Alert.Root>
      )}
    </Stack>
  )
}

function Links({ links, expires }: { links: readonly PersonLink[]; expires: number }) {
  const titleId = useId()
  // tabs, so that a spreadsheet puts names and links into columns of their own
  const text = links.map(({ name, email, link }) => [name || email, email, link].join('\t')).join('\n')
  return (
    <>
      <Heading as="h3" size="sm" id={titleId}>
        Invitation links
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        Give each person their own link and no other: whoever opens it chooses the password of the account. A link works
        once, until <Moment at={expires} />. They are not shown again once this is closed.
      </Text>
      <Flex gap="3" wrap="wrap">
        <CopyButton text={text} label="Copy all names with links" />
        <Button
          size="sm"
          variant="outline"
          onClick={() => downloadCsv(linksCsv(links), `invitation-links-${new Date().toISOString().slice(0, 10)}.csv`)}
        >
          <Download /> Download names and links
        </Button>
      </Flex>
      <Box as="ul" listStyleType="none" aria-labelledby={titleId} borderWidth="1px" borderRadius="md" paddingInline="4">
        {links.slice(0, maxShown).map((person) => (
          <LinkRow key={person.link} person={person} />
        ))}
      </Box>
      {links.length > maxShown && (
        <Text color="fg.muted">
          … and {(links.length - maxShown).toLocaleString('en-nz')} more, which are in what is copied or downloaded
        </Text>
      )}
    </>
  )
}

/** As a table for a spreadsheet, such as for a letter to each of them. */
function linksCsv(links: readonly PersonLink[]): string {
  return writeCsv([['Name', 'Email', 'Link'], ...links.map(({ name, email, link }) => [name, email, link])])
}
