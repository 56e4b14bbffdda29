import { Box, Button, Checkbox, Flex, HStack, NativeSelect, Stack } from '@chakra-ui/react'
import { useStuck } from '@sitewright/ui'
import { Maximize2, Minimize2, Moon, Sun } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { shownTitle } from '../../dialogs/shown-title.ts'
import type { PageFieldProps } from '../../page-choice/PageField.tsx'
import { pageAddress } from '../../shared/page-address.ts'
import { RadioChoice } from '../controls/RadioChoice.tsx'
import { barHeight } from '../LookBar.tsx'
import type { LookDraft } from '../look-draft.ts'
import { devices } from './devices.ts'
import { PageFrame } from './PageFrame.tsx'
import type { ShownPlace } from './show-place.ts'
import { texts } from '../messages.ts'

export interface LookPreviewProps {
  draft: LookDraft
  published: LookDraft
  /** The pages that can be looked at. */
  pages: PageFieldProps['pages']
  /** Another number whenever what pages show has changed beside the look. */
  pictures: number
  /** What is to be seen of the page. */
  shown: ShownPlace | undefined
  /** True while it has the room of the choices, too. */
  isLarge: boolean
  onLarge: (isLarge: boolean) => void
}

/** In a narrow window nothing of a wide page could be read. */
const firstDevice = (): (typeof devices)[number] => (window.innerWidth < 640 ? devices[0] : devices[2])

const deviceChoices = () =>
  devices.map(({ name, label, icon: Icon }) => ({
    value: name,
    label: label(),
    sketch: <Icon size="1.1em" aria-hidden />,
  }))

const schemeChoices = () =>
  [
    { value: 'light', label: texts.light(), sketch: <Sun size="1.1em" aria-hidden /> },
    { value: 'dark', label: texts.dark(), sketch: <Moon size="1.1em" aria-hidden /> },
  ] as const

/** The site's own pages as they would look, beside how they look now where somebody wants to compare. */
export function LookPreview({ draft, published, pages, pictures, shown, isLarge, onLarge }: LookPreviewProps) {
  const [path, setPath] = useState('/')
  const [device, setDevice] = useState(firstDevice)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [compares, setCompares] = useState(false)
  const outer = useRef<HTMLDivElement>(null)
  useStuck(outer, 'bar')
  useEffect(() => {
    if (isLarge) outer.current?.firstElementChild?.scrollIntoView?.({ block: 'start' })
  }, [isLarge])
  const { scheme: always } = draft.look
  const shared = {
    ...{ path, device, pictures, shown, isOneOfTwo: compares, onGo: setPath },
    scheme: always === 'visitor' ? scheme : always,
  }

  return (
    <Box ref={outer} order={{ base: 1, lg: 2 }} minWidth="0" css={isLarge ? undefined : stuckAbove}>
      <Stack
        as="section"
        aria-label={texts.preview()}
        gap="2"
        css={{ ...belowBar, ...stuckBeside }}
        height={{ base: isLarge ? largeHeight : 'max(45dvh, 20rem)', lg: isLarge ? largeHeight : besideHeight }}
        paddingBlock={{ base: '2', lg: '0' }}
        background="bg"
      >
        <Flex gap="2" wrap="wrap" align="center">
          <PageChoice path={path} pages={pages} onChange={setPath} />
          <RadioChoice
            shape="bar"
            label={texts.width()}
            choices={deviceChoices()}
            value={device.name}
            onChange={(name) => setDevice(devices.find((one) => one.name === name) ?? devices[2])}
          />
          {always === 'visitor' && (
            <RadioChoice
              shape="bar"
              label={texts.surroundings()}
              choices={schemeChoices()}
              value={scheme}
              onChange={setScheme}
            />
          )}
          <Flex flex="1" gap="2" align="center" justify="space-between" minWidth="max-content">
            <Checkbox.Root
              size="sm"
              checked={compares}
              onCheckedChange={({ checked }) => setCompares(checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{texts.compare()}</Checkbox.Label>
            </Checkbox.Root>
            <LargeButton isLarge={isLarge} onLarge={onLarge} />
          </Flex>
        </Flex>
        <HStack flex="1" minHeight="0" gap="3" alignItems="stretch">
          {compares && <PageFrame title={texts.published()} draft={published} {...shared} />}
          <PageFrame title={texts.yourLook()} draft={draft} {...shared} />
        </HStack>
      </Stack>
    </Box>
  )
}

const largeHeight = `max(100dvh - ${barHeight} - 1.5rem, 20rem)`

/** So much less that its tools are in sight, too, where the page with its footer ends. */
const besideHeight = `max(100dvh - ${barHeight} - 7rem, 20rem)`

/** In a window that is high enough for both it stays while what is below it is scrolled, and hides what it covers. */
const highEnough = '@media (min-height: 37rem)'

/** Above the choices: what is measured to stick reaches up behind the bar, so that what sticks below is below both. */
const stuckAbove = {
  lgDown: {
    marginBlockStart: `calc(-1 * ${barHeight})`,
    paddingBlockStart: barHeight,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    [highEnough]: { position: 'sticky', top: '0', zIndex: '1' },
  },
  lg: { alignSelf: 'stretch' },
} as const

/** What comes into view has a distance from all that sticks; this one needs that from the bar alone. */
const belowBar = {
  scrollMarginBlockStart: `calc(${barHeight} + 0.75rem - (var(--stuck-bar) + var(--stuck-head) + 0.5rem))`,
} as const

/** Beside the choices. */
const stuckBeside = { lg: { [highEnough]: { position: 'sticky', top: `calc(${barHeight} + 0.75rem)` } } } as const

/** Gives the preview the room of the choices, and takes it back. */
function LargeButton({ isLarge, onLarge }: Pick<LookPreviewProps, 'isLarge' | 'onLarge'>) {
  const words = isLarge ? texts.showChoices() : texts.large()
  return (
    <Button
      size="sm"
      variant="outline"
      paddingInline={{ base: '2', sm: '3' }}
      title={words}
      aria-label={words}
      onClick={() => onLarge(!isLarge)}
    >
      {isLarge ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
      <Box as="span" hideBelow="sm">
        {words}
      </Box>
    </Button>
  )
}

interface PageChoiceProps {
  path: string
  pages: LookPreviewProps['pages']
  onChange: (path: string) => void
}

/** Which page is looked at: one by its name, or where the links in the preview lead. */
function PageChoice({ path, pages, onChange }: PageChoiceProps) {
  const known = [...pages.known.values()].filter((page) => page !== null)
  const options = known.map((page) => ({
    address: page.url ? `/${page.url}` : pageAddress(page),
    title: shownTitle(page.name),
  }))
  const isKnown = path === '/' || options.some(({ address }) => address === path)
  return (
    <NativeSelect.Root size="sm" flex="1 1 6rem" maxWidth="56">
      <NativeSelect.Field aria-label={texts.page()} value={path} onChange={({ target }) => onChange(target.value)}>
        <option value="/">{texts.startPage()}</option>
        {!isKnown && <option value={path}>{path}</option>}
        {options.map(({ address, title }) => (
          <option key={address} value={address}>
            {title}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
