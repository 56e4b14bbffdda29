import { Box, Button, CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { useSite, type SiteScreen } from '@sitewright/page-kit'
import { PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { texts } from './messages.ts'
import { SideBarContent } from './SideBarContent.tsx'
import { useCollapsed } from './use-collapsed.ts'

export interface SideBarProps {
  /** Path of the screen that is open. */
  current: string
  /** Opens the command palette or the list of shortcuts. */
  onOpen: (tool: 'palette' | 'shortcuts') => void
}

const none: readonly SiteScreen[] = []

/**
 * The screens of the administration that the person may open, in groups: a column beside the screen, which can be
 * narrowed to its icons; on phones a button that opens them in a sheet.
 */
export default function SideBar({ current, onOpen }: SideBarProps) {
  const { screens = none } = useSite()
  const [collapsed, setCollapsed] = useCollapsed()
  const [sheet, setSheet] = useState(false)
  const shared = { screens, current }
  const here = screens.find(({ path }) => path === current)

  return (
    <>
      <Box
        hideBelow="xl"
        position="sticky"
        top="0"
        width={collapsed ? '14' : '60'}
        maxHeight="100dvh"
        overflowY="auto"
        scrollbarWidth="thin"
        padding={collapsed ? '2' : '3'}
      >
        <SideBarContent {...shared} collapsed={collapsed} onOpen={onOpen} onCollapse={() => setCollapsed(!collapsed)} />
      </Box>
      <Box hideFrom="xl" paddingInline="2" paddingBlock="1.5">
        <Button
          variant="ghost"
          width="full"
          justifyContent="start"
          aria-haspopup="dialog"
          aria-expanded={sheet}
          onClick={() => setSheet(true)}
        >
          <PanelLeft /> {texts.administration()}
          {here && (
            <Box as="span" color="fg.muted" fontWeight="normal" truncate>
              {here.label}
            </Box>
          )}
        </Button>
      </Box>
      {sheet && (
        <Sheet
          {...shared}
          onOpen={(tool) => {
            setSheet(false)
            onOpen(tool)
          }}
          onClose={() => setSheet(false)}
        />
      )}
    </>
  )
}

interface SheetProps extends SideBarProps {
  screens: readonly SiteScreen[]
  onClose: () => void
}

function Sheet({ screens, current, onOpen, onClose }: SheetProps) {
  return (
    <Drawer.Root open onOpenChange={onClose} placement="start" size="xs">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header paddingBlock="4" paddingInline="5">
              <Drawer.Title textStyle="md">{texts.administration()}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body paddingInline="3" paddingBlock="0">
              <SideBarContent screens={screens} current={current} onOpen={onOpen} onGo={onClose} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={texts.close()} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
