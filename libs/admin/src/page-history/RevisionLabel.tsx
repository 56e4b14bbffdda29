import { Badge, Flex, Text } from '@chakra-ui/react'
import type { Revision } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** Which version it is, whether visitors see it now, and who published it. */
export function RevisionLabel({ revision: { version, current, by } }: { revision: Revision }) {
  return (
    <Flex align="baseline" wrap="wrap" columnGap="2" rowGap="0.5">
      <Text as="span" fontWeight="medium" whiteSpace="nowrap">
        {texts.version({ version: String(version) })}
      </Text>
      {current && (
        <Badge size="sm" colorPalette="green">
          {texts.current()}
        </Badge>
      )}
      <Text as="span" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {by ? <bdi>{by}</bdi> : texts.unknown()}
      </Text>
    </Flex>
  )
}
