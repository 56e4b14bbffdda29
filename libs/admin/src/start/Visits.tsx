import { Box, Flex, Link, Stack, Text } from '@chakra-ui/react'
import type { StartOverview } from '@sitewright/api-client'
import { rich } from '@sitewright/messages/react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { OneLine } from '../shared/OneLine.ts'
import { Card } from './Card.tsx'
import { texts } from './messages.ts'

/** Who visited today, and what. */
export function Visits({ today: { visitors, pages } }: { today: NonNullable<StartOverview['today']> }) {
  return (
    <Card title={texts.visits()}>
      <Stack gap="3" textStyle="sm">
        <Text>
          {rich(texts.visitors, {
            count: visitors,
            number: (words) => (
              <Box as="span" textStyle="2xl" fontWeight="semibold">
                {words}
              </Box>
            ),
          })}
        </Text>
        {pages.length > 0 && (
          <Stack as="ul" gap="2" listStyleType="none">
            {pages.map(({ id, name, renderer, visitors: count, total }) => (
              <Flex as="li" key={id} gap="3" justify="space-between" align="baseline">
                <Link href={`/pages/${renderer}/${id}`} color="fg" minWidth="0" display="block">
                  <OneLine>{shownTitle(name)}</OneLine>
                </Link>
                <Box color="fg.muted" textStyle="xs" flex="none">
                  {texts.views({ today: count, total })}
                </Box>
              </Flex>
            ))}
          </Stack>
        )}
        <Text color="fg.muted" textStyle="xs">
          {texts.visitsNote()}
        </Text>
      </Stack>
    </Card>
  )
}
