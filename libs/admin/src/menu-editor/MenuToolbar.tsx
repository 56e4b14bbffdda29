import { Button, Flex } from '@chakra-ui/react'
import { maxMenuItems } from '@sitewright/api-client'
import { DocumentState, saveKeys } from '@sitewright/page-kit'
import { stick, useStuck } from '@sitewright/ui'
import { Plus } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { HistoryButton } from '../document-history/index.ts'
import { idsOf } from './menu-tree.ts'
import type { EditedMenu } from './use-menu-document.ts'
import { texts } from './messages.ts'

/** On a phone two fit beside the state, and two below it. */
const button = { size: { base: 'sm', md: 'md' }, paddingInline: { base: '2', md: '4' } } as const

/** Within reach however long the menu is. */
const toolbar = {
  ...stick.bar,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  paddingBlock: '2',
  background: 'bg',
  '& button > svg': { mdDown: { display: 'none' } },
} as const

export interface MenuToolbarProps {
  edited: EditedMenu['document']
  /** Takes up the content of an earlier version. */
  onTake: (content: string) => void
  onDiscard: () => void
  onAdd: () => void
  onSave: () => void
  statusRef: Ref<HTMLDivElement>
  addButtonRef: Ref<HTMLButtonElement>
}

/** The state of the menu, and what is done with all of it. */
export function MenuToolbar(props: MenuToolbarProps) {
  const { edited, onTake, onDiscard, onAdd, onSave, statusRef, addButtonRef } = props
  const { content, changed } = edited
  const busy = edited.status === 'saving'
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'bar')
  return (
    <Flex ref={bar} css={toolbar}>
      <Flex flex={{ base: '1 0 100%', md: '1' }} align="center" gap="2">
        <Flex ref={statusRef} tabIndex={-1} flex="1" minWidth="0">
          <DocumentState document={edited} />
        </Flex>
        <HistoryButton {...button} noun="menu" changed={changed} disabled={busy} onTake={onTake} />
        <Button {...button} variant="ghost" disabled={!changed || busy} onClick={onDiscard}>
          {texts.discard()}
        </Button>
      </Flex>
      <Button
        {...button}
        ref={addButtonRef}
        variant="outline"
        disabled={idsOf(content.menu).length >= maxMenuItems}
        onClick={onAdd}
      >
        <Plus /> {texts.addRoot()}
      </Button>
      <Button
        {...button}
        aria-keyshortcuts={saveKeys}
        disabled={!changed}
        loading={busy}
        loadingText={texts.save()}
        onClick={onSave}
      >
        {texts.save()}
      </Button>
    </Flex>
  )
}
