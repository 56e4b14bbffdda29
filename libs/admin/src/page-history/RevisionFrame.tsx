import { Box, Center, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { Revision } from '@sitewright/api-client'
import { Moment, Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { RevisionLabel } from './RevisionLabel.tsx'
import { texts } from './messages.ts'

const Frame = chakra('iframe', {
  base: { width: 'full', height: 'full', borderWidth: '1px', borderRadius: 'md', background: 'bg' },
})

export interface RevisionFrameProps {
  revision: Revision
  /** Two stand beside each other, or above each other on a phone. @default false */
  half?: boolean
}

/** A version as visitors would see it. */
export function RevisionFrame({ revision, half = false }: RevisionFrameProps) {
  const [loaded, setLoaded] = useState(false)
  return (
    <Stack gap="2" flex="1" minWidth="0">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="3">
        <RevisionLabel revision={revision} />
        <Text as="span" color="fg.muted" textStyle="sm">
          <Moment at={revision.saved} />
        </Text>
      </Flex>
      <Box position="relative" height={half ? { base: '45dvh', md: '55dvh' } : '60dvh'}>
        {!loaded && (
          <Center position="absolute" inset="0">
            <Spinner label={texts.loadingPreview()} />
          </Center>
        )}
        {/* Nothing runs in there; its pictures need the session, so it keeps its origin. */}
        <Frame
          src={`/api/1/private/page-preview.php?id=${revision.id}`}
          title={texts.previewOf({ version: String(revision.version) })}
          sandbox="allow-same-origin"
          onLoad={() => setLoaded(true)}
        />
      </Box>
    </Stack>
  )
}
