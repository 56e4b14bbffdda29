import { Box, Flex, Link, Stack, Text } from '@chakra-ui/react'
import type { StartOverview } from '@sitewright/api-client'
import { formatNumber } from '@sitewright/ui'
import { shownTitle } from '../dialogs/shown-title.ts'
import { Card } from './Card.tsx'

/** Who visited today, and what. */
export function Visits({ today: { visitors, pages } }: { today: NonNullable<StartOverview['today']> }) {
  return (
    <Card title="Visits today">
      <Stack gap="3" textStyle="sm">
        <Text>
          <Box as="span" textStyle="2xl" fontWeight="semibold">
            {formatNumber(visitors)}
          </Box>{' '}
          {visitors === 1 ? 'visitor' : 'visitors'}
        </Text>
        {pages.length > 0 && (
          <Stack as="ul" gap="2" listStyleType="none">
            {pages.map(({ id, name, renderer, visitors: count, total }) => (
              <Flex as="li" key={id} gap="3" justify="space-between" align="baseline">
                <Link href={`/pages/${renderer}/${id}`} color="fg" minWidth="0" truncate display="block">
                  {shownTitle(name)}
                </Link>
                <Box color="fg.muted" textStyle="xs" flex="none">
                  {formatNumber(count)} today · {formatNumber(total)} {total === 1 ? 'view' : 'views'} in all
                </Box>
              </Flex>
            ))}
          </Stack>
        )}
        <Text color="fg.muted" textStyle="xs">
          Since midnight UTC, counted without cookies; robots that say so are left out. Of earlier days only the total
          of each page is kept.
        </Text>
      </Stack>
    </Card>
  )
}
