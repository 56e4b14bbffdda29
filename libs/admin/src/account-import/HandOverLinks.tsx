import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { downloadCsv, writeCsv } from '@sitewright/page-kit'
import { formatMoment, Moment } from '@sitewright/ui'
import { Download, Link2 } from 'lucide-react'
import { useId } from 'react'
import { CopyButton } from '../my-account/CopyButton.tsx'
import { LinkRow } from './LinkRow.tsx'
import type { InvitationLinks, PersonLink } from './use-invitation-links.ts'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

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
            loadingText={texts.makeLinks()}
            onClick={made.start}
          >
            <Link2 /> {texts.makeLinks()}
          </Button>
          <Text textStyle="sm" color="fg.muted" flex="1 1 16rem" role={running ? 'status' : undefined}>
            {running ? texts.linksDoneOf({ done: asked, people }) : texts.handOver()}
          </Text>
        </Flex>
      )}
      {links[0] && !running && <Links links={links} expires={links[0].expires} />}
      {refused.length > 0 && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title whiteSpace="pre-line" overflowWrap="anywhere">
            {[texts.noLinkFor(), ...refused].join('\n')}
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
        {texts.links()}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {rich(texts.giveLinks, { until: formatMoment(expires), time: () => <Moment at={expires} /> })}
      </Text>
      <Flex gap="3" wrap="wrap">
        <CopyButton text={text} label={texts.copyAll()} />
        <Button
          size="sm"
          variant="outline"
          onClick={() => downloadCsv(linksCsv(links), `invitation-links-${new Date().toISOString().slice(0, 10)}.csv`)}
        >
          <Download /> {texts.downloadLinks()}
        </Button>
      </Flex>
      <Box as="ul" listStyleType="none" aria-labelledby={titleId} borderWidth="1px" borderRadius="md" paddingInline="4">
        {links.slice(0, maxShown).map((person) => (
          <LinkRow key={person.link} person={person} />
        ))}
      </Box>
      {links.length > maxShown && <Text color="fg.muted">{texts.moreLinks({ count: links.length - maxShown })}</Text>}
    </>
  )
}

/** As a table for a spreadsheet, such as for a letter to each of them. */
function linksCsv(links: readonly PersonLink[]): string {
  return writeCsv([
    [texts.name(), texts.email(), texts.link()],
    ...links.map(({ name, email, link }) => [name, email, link]),
  ])
}
