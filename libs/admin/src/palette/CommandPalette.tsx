import { Box, Dialog, Portal } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { useMessages, useOpenDialog } from '@sitewright/ui'
import { lazy, Suspense, useState } from 'react'
import type { RunnableCommand } from './palette-entry.ts'
import { PaletteSearch } from './PaletteSearch.tsx'
import { texts } from './messages.ts'

const NewPage = lazy(() => import('../start/NewPage.tsx'))

export interface CommandPaletteProps {
  /** What was typed before the palette was there. @default '' */
  typed?: string
  /** Goes to an address of the site. */
  onGo: (address: string) => void
  onLogout: () => void
  onShortcuts: () => void
  onClose: () => void
}

/** A field that finds screens, actions, commands of page kinds, pages, people and files, and opens what is chosen. */
export default function CommandPalette({ typed = '', onClose, ...actions }: CommandPaletteProps) {
  const { api } = useSite()
  const messages = useMessages()
  const [creating, setCreating] = useState(false)
  // the field has the focus by the time the dialog looks
  const [opener] = useState(() => document.activeElement)

  /** What is opened may ask for the focus, so the palette goes first. */
  const leavingBy =
    <Input extends unknown[]>(act: (...input: Input) => void) =>
    (...input: Input) => {
      onClose()
      act(...input)
    }

  async function run({ label, run: start }: RunnableCommand) {
    try {
      await start({ api, go: actions.onGo })
    } catch (error) {
      await messages.fail(texts.failed({ label }), error)
    }
  }

  useOpenDialog({ open: !creating, onClose })

  if (creating)
    return (
      <Suspense>
        <NewPage onCreated={leavingBy(actions.onGo)} onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      placement="top"
      size="lg"
      scrollBehavior="inside"
      finalFocusEl={() => (opener instanceof HTMLElement ? opener : null)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={texts.title()} overflow="hidden">
            <Box display="flex" flexDirection="column" minHeight="0">
              <PaletteSearch
                typed={typed}
                onGo={leavingBy(actions.onGo)}
                onLogout={leavingBy(actions.onLogout)}
                onShortcuts={actions.onShortcuts}
                onRun={leavingBy((command) => void run(command))}
                onNewPage={() => setCreating(true)}
              />
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
