import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { BarButton, isKeepingTrouble, SaveState } from '@sitewright/page-kit'
import { stick, useStuck } from '@sitewright/ui'
import { Redo2, Rocket, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { EditedLook } from './use-edited-look.ts'
import { texts } from './messages.ts'

export interface LookBarProps {
  edited: Pick<EditedLook, 'changed' | 'undo' | 'redo' | 'publishing' | 'copy'>
  onPublish: () => void
}

/** Of the bar, whatever stands in it: the preview sticks below it. */
export const barHeight = '3.5rem'

const wordsWhereThereIsRoom = {
  container: 'bar / inline-size',
  '@container bar (width < 42rem)': { '& [role=group] > button > span': { display: 'none' } },
}

/** One step back, one on, and the button that makes the look public: always in sight. */
export function LookBar({ edited, onPublish }: LookBarProps) {
  const { changed, undo, redo, publishing, copy } = edited
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'bar')
  const isTrouble = isKeepingTrouble(copy.status)
  return (
    <Flex
      ref={bar}
      css={{ ...stick.bar, ...wordsWhereThereIsRoom }}
      gap="3"
      align="center"
      height={barHeight}
      background="bg"
      borderBlockEndWidth="1px"
    >
      <Flex gap="1" flex="none" role="group" aria-label={texts.steps()}>
        <BarButton
          icon={<Undo2 />}
          label={texts.undo()}
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={!undo}
          onClick={undo}
        />
        <BarButton
          icon={<Redo2 />}
          label={texts.redo()}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          disabled={!redo}
          onClick={redo}
        />
      </Flex>
      <Box flex="1" minWidth="0" textAlign="end" lineHeight="1.25">
        {/* where there is room for one of them, trouble is the news */}
        <Text
          role="status"
          hideBelow={changed && isTrouble ? 'sm' : undefined}
          textStyle={{ base: 'xs', md: 'sm' }}
          color="fg.muted"
        >
          {changed ? texts.notPublished() : texts.asPublished()}
        </Text>
        {changed && copy.status !== 'waiting' && (
          <Flex hideBelow={isTrouble ? undefined : 'sm'}>
            <SaveState copy={copy} saved={texts.kept()} />
          </Flex>
        )}
      </Box>
      <Button
        flex="none"
        paddingInline={{ base: '3', md: '4' }}
        disabled={!changed}
        loading={publishing.busy}
        loadingText={texts.publish()}
        aria-label={texts.publish()}
        onClick={onPublish}
      >
        <Box as={Rocket} aria-hidden hideBelow="sm" />
        <Box as="span" hideBelow="sm">
          {texts.publish()}
        </Box>
        <Box as="span" hideFrom="sm">
          {texts.publishShort()}
        </Box>
      </Button>
    </Flex>
  )
}
