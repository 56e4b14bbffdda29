import { Box, chakra, Kbd, Stack } from '@chakra-ui/react'
import type { SiteScreen } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { Tooltip, VisuallyHidden } from '@sitewright/ui'
import { Keyboard, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { useId, type ReactElement, type ReactNode } from 'react'
import { paletteKeys } from '../shortcuts/keys.ts'
import { texts } from './messages.ts'
import { openScreens, screenAddress, screenGroups, startPath } from './screen-groups.ts'
import { screenIcons } from './screen-icons.ts'

export interface SideBarContentProps {
  screens: readonly SiteScreen[]
  /** Path of the screen that is open. */
  current: string
  /** True for the icons only. @default false */
  collapsed?: boolean
  onOpen: (tool: 'palette' | 'shortcuts') => void
  /** Absent where there is nothing to be made narrower. */
  onCollapse?: () => void
  /** Somebody follows a link. */
  onGo?: () => void
}

/** Search, Start, the groups of screens, and what belongs to the side bar itself. */
export function SideBarContent(props: SideBarContentProps) {
  const { screens, current, collapsed = false, onOpen, onCollapse, onGo } = props
  const permissions = useSession((state) => state.permissions)
  const start = openScreens(screens, permissions).filter(({ path }) => path === startPath)
  const width = collapsed ? texts.showNames() : texts.showIcons()
  const links = (list: readonly SiteScreen[]) => (
    <Stack as="ul" gap="0.5" listStyleType="none">
      {list.map((screen) => (
        <li key={screen.path}>
          <ScreenLink screen={screen} current={screen.path === current} collapsed={collapsed} onGo={onGo} />
        </li>
      ))}
    </Stack>
  )

  return (
    <Stack gap={collapsed ? '3' : '4'} paddingBlockEnd="4">
      <Stack gap="1">
        <Entry label={texts.search()} collapsed={collapsed}>
          <Row as="button" data-search={collapsed ? undefined : ''} onClick={() => onOpen('palette')}>
            <Search aria-hidden />
            {!collapsed && (
              <>
                <Box as="span" flex="1">
                  {texts.search()}
                </Box>
                <Kbd hideBelow="md" size="sm" variant="outline" aria-hidden>
                  {paletteKeys()}
                </Kbd>
              </>
            )}
            {collapsed && <VisuallyHidden>{texts.search()}</VisuallyHidden>}
          </Row>
        </Entry>
        {start.length > 0 && links(start)}
      </Stack>
      {screenGroups(screens, permissions).map((group) => (
        <Group key={group.key} label={group.label} collapsed={collapsed}>
          {links(group.screens)}
        </Group>
      ))}
      <Stack gap="0.5" borderTopWidth="1px" paddingBlockStart="3">
        <Entry label={texts.shortcuts()} collapsed={collapsed}>
          <Row as="button" onClick={() => onOpen('shortcuts')}>
            <Keyboard aria-hidden />
            <Name collapsed={collapsed}>{texts.shortcuts()}</Name>
          </Row>
        </Entry>
        {onCollapse && (
          <Entry label={width} collapsed={collapsed}>
            <Row as="button" onClick={onCollapse}>
              {collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
              <Name collapsed={collapsed}>{width}</Name>
            </Row>
          </Entry>
        )}
      </Stack>
    </Stack>
  )
}

function Group({ label, collapsed, children }: { label: string; collapsed: boolean; children: ReactNode }) {
  const id = useId()
  const text = {
    paddingInline: '2.5',
    paddingBlockEnd: '1',
    textStyle: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
  }
  return (
    <Box role="group" aria-labelledby={id} {...(collapsed && { borderTopWidth: '1px', paddingBlockStart: '3' })}>
      <Box id={id} {...(collapsed ? { hidden: true } : text)}>
        {label}
      </Box>
      {children}
    </Box>
  )
}

interface ScreenLinkProps {
  screen: SiteScreen
  current: boolean
  collapsed: boolean
  onGo: (() => void) | undefined
}

function ScreenLink({ screen, current, collapsed, onGo }: ScreenLinkProps) {
  const Icon = screenIcons[screen.icon ?? 'window'] ?? screenIcons.window
  return (
    <Entry label={screen.label} collapsed={collapsed}>
      <Row as="a" href={screenAddress(screen)} aria-current={current ? 'page' : undefined} onClick={onGo}>
        <Icon aria-hidden />
        <Name collapsed={collapsed}>{screen.label}</Name>
      </Row>
    </Entry>
  )
}

/** Tells what an icon without its name is. Always there, so that what is narrowed keeps the focus. */
function Entry({ label, collapsed, children }: { label: string; collapsed: boolean; children: ReactElement<object> }) {
  return <Tooltip label={collapsed ? label : ''}>{children}</Tooltip>
}

function Name({ collapsed, children }: { collapsed: boolean; children: string }) {
  return collapsed ? <VisuallyHidden>{children}</VisuallyHidden> : children
}

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: { base: '11', md: '9' },
    paddingInline: '2.5',
    paddingBlock: '1',
    borderRadius: 'md',
    textStyle: 'sm',
    textAlign: 'start',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&[data-search]': { background: 'bg.panel', borderWidth: '1px', borderColor: 'border.control' },
    '& svg': { flex: 'none', width: '4.5', height: '4.5' },
    _hover: { background: 'bg.muted', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    // no bolder than the others: a long name would need a second line, and all below would move
    _currentPage: { background: 'bg.muted', color: 'fg', '& svg': { color: 'accent.fg' } },
    _highContrast: { _currentPage: { outline: '2px solid' } },
  },
})
