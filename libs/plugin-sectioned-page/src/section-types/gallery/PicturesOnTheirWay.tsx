import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { ProgressBar } from '@sitewright/media'
import { texts } from '../further-messages.ts'
import type { SentPictures } from './use-sent-pictures.ts'

/** The pictures that are sent: how far each is, or why it failed and what can be done. */
export function PicturesOnTheirWay({ pictures, retry, drop }: SentPictures) {
  if (pictures.length === 0) return null
  return (
    <Box as="ul" listStyle="none" aria-label={texts.onTheirWay()}>
      {pictures.map(({ key, file: { name }, share, failed }) => (
        <Flex as="li" key={key} align="center" wrap="wrap" gap="2" paddingBlock="1" textStyle="sm">
          <Text as="span" flex="1 1 12rem" overflowWrap="anywhere" color={failed ? 'fg.error' : undefined}>
            {failed ? <span role="alert">{`${name}: ${failed}`}</span> : name}
          </Text>
          {failed ? (
            <Button size="xs" variant="outline" onClick={() => retry(key)}>
              {texts.tryAgain()}
            </Button>
          ) : (
            <Box flex="1 1 8rem">
              <ProgressBar label={texts.uploadOf({ name })} percentage={Math.round(share * 100)} />
            </Box>
          )}
          <Button size="xs" variant="outline" onClick={() => drop(key)}>
            {failed ? texts.remove() : texts.cancel()}
          </Button>
        </Flex>
      ))}
    </Box>
  )
}
