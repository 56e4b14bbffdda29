import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@sitewright/ui'
import { Share2 } from 'lucide-react'
import { useId } from 'react'
import { CopyButton } from '../my-account/CopyButton.tsx'
import type { PersonLink } from './use-invitation-links.ts'
import { texts } from './messages.ts'

/** Somebody's whole link, to be handed to them and nobody else. */
export function LinkRow({ person: { name, email, link } }: { person: PersonLink }) {
  const messages = useMessages()
  const nameId = useId()
  // most phones hand it on to a chat
  const canShare = typeof navigator.share === 'function'

  async function share() {
    try {
      await navigator.share({ url: link })
    } catch (error) {
      // the person changed their mind
      if (error instanceof Error && error.name === 'AbortError') return
      await messages.fail(texts.shareFailed(), error)
    }
  }

  return (
    <Box as="li" borderBottomWidth="1px" paddingBlock="3" _last={{ borderBottomWidth: '0' }}>
      <Box role="group" aria-labelledby={nameId}>
        <Text fontWeight="medium" overflowWrap="anywhere">
          <bdi id={nameId}>{name || email}</bdi>
        </Text>
        {name !== '' && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            <bdi>{email}</bdi>
          </Text>
        )}
        <Text dir="ltr" textStyle="sm" overflowWrap="anywhere" userSelect="all" paddingBlock="2">
          {link}
        </Text>
        <Flex gap="3" wrap="wrap" align="center">
          <CopyButton text={link} label={texts.copyLink()} />
          {canShare && (
            <Button size="sm" variant="outline" onClick={() => void share()}>
              <Share2 /> {texts.shareLink()}
            </Button>
          )}
        </Flex>
      </Box>
    </Box>
  )
}
