import { Box, Button, Center, chakra, Stack, Text } from '@chakra-ui/react'
import { isUnreachable, refusalReason } from '@sitewright/api-client'
import { Spinner } from '@sitewright/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Device } from './devices.ts'
import type { ShownPlace } from './show-place.ts'
import { useDrawnPage, type WantedPage } from './use-drawn-page.ts'
import { usePageIn } from './use-page-in.ts'
import { texts as loading } from '../../dialogs/messages.ts'
import { texts } from '../messages.ts'

// what is wider than its room goes over its end, where lines end in the language that is read
const Frame = chakra('iframe', {
  base: { border: 'none', background: 'bg', transformOrigin: { base: 'top left', _rtl: 'top right' } },
})

export interface PageFrameProps extends Omit<WantedPage, 'round'> {
  /** Whose look it is. */
  title: string
  /** True where another one stands beside it. */
  isOneOfTwo: boolean
  /** What is to be seen of the page. */
  shown: ShownPlace | undefined
  device: Device
  /** Another number whenever what pages show has changed beside the look. */
  pictures: number
  /** Is told the address of a link that is followed. */
  onGo: (path: string) => void
}

/** A page of the site in a look, as wide as it is on a device, made smaller where there is less room. */
export function PageFrame({ title, isOneOfTwo, shown, device, pictures, onGo, ...wanted }: PageFrameProps) {
  const [again, setAgain] = useState(0)
  const { page, waiting, failure } = useDrawnPage({ ...wanted, round: pictures + again })
  const frame = usePageIn({ page, shown, onGo })
  const isFailed = failure !== undefined
  const tryAgain = useCallback(() => setAgain((count) => count + 1), [])
  useEffect(() => {
    if (!isFailed) return undefined
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isFailed, tryAgain])
  const [place, room] = useRoom()
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / device.width)

  return (
    <Stack as="section" aria-label={title} gap="2" flex="1" minWidth="0" minHeight="0">
      {isOneOfTwo && (
        <Text fontWeight="medium" textStyle="sm">
          {title}
        </Text>
      )}
      <Box ref={place} position="relative" flex="1" minHeight="0" overflow="hidden">
        <Box
          position="absolute"
          insetBlock="0"
          marginInline="auto"
          insetInline="0"
          overflow="hidden"
          borderWidth="1px"
          borderRadius="lg"
          background="bg.muted"
          style={{ width: Math.min(room.width, device.width) || undefined }}
        >
          <Frame
            ref={frame}
            title={`${title}: ${wanted.path}`}
            sandbox="allow-same-origin"
            style={{
              width: device.width,
              height: room.height / scale,
              transform: `scale(${scale})`,
            }}
          />
          {waiting && (
            <Box position="absolute" top="2" insetInlineEnd="2" padding="1" borderRadius="full" background="bg/90">
              <Spinner label={texts.drawing()} size="sm" />
            </Box>
          )}
          {isFailed && <DrawingFailure failure={failure} onRetry={tryAgain} />}
        </Box>
      </Box>
    </Stack>
  )
}

function DrawingFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <Center position="absolute" inset="0" padding="6" background="bg/90" overflowY="auto">
      <Stack
        align="center"
        textAlign="center"
        maxWidth="prose"
        padding="3"
        borderRadius="lg"
        background="bg"
        role="alert"
      >
        <Text>{texts.drawFailed()}</Text>
        <Text textStyle="sm" color="fg.muted">
          {explain(failure)}
        </Text>
        <Button size="sm" variant="outline" onClick={onRetry}>
          {texts.tryAgain()}
        </Button>
      </Stack>
    </Center>
  )
}

/** Why a page could not be drawn, in a sentence of its own. */
function explain(failure: unknown): string {
  if (isUnreachable(failure)) return loading.noConnection()
  const reason = refusalReason(failure)
  return reason === undefined ? texts.whatToDo() : `${reason}.`
}

/** How large an element is, in pixels; 0 until that is known. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!ref.current) return undefined
    const watch = new ResizeObserver(([entry]) => entry && setRoom(sizeOf(entry.contentRect)))
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return [ref, room] as const
}

const sizeOf = ({ width, height }: DOMRectReadOnly) => ({ width, height })
