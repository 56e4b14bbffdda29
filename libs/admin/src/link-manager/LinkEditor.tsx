import { Alert, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { maxLinks, type Links } from '@sitewright/api-client'
import {
  DocumentState,
  saveKeys,
  takeFocus,
  useDeferredFocus,
  useSaveShortcut,
  WorkingCopyOffer,
  type StoredDocument,
} from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useToast } from '@sitewright/ui'
import { Plus, Save } from 'lucide-react'
import { useState } from 'react'
import { DocumentConflict, HistoryButton } from '../document-history/index.ts'
import { IconPicker } from './IconPicker.tsx'
import { LinkBarPreview } from './LinkBarPreview.tsx'
import { LinkTable } from './LinkTable.tsx'
import { linkChanges, parseLinks, type LinkRow } from './link-rows.ts'
import { readLinks } from './read-links.ts'
import { useEditedLinks, type EditedLinks } from './use-edited-links.ts'
import { useIconPictures } from './use-icon-pictures.ts'
import { texts } from './messages.ts'

/** The links of the masthead, edited here and stored by Save. */
export function LinkEditor({ loaded: { content: loaded, version } }: { loaded: StoredDocument<Links> }) {
  const [{ links: stored, unreadable }] = useState(() => readLinks(loaded.config))
  const edited = useEditedLinks({ content: stored, version })
  const { document } = edited
  const busy = document.status === 'saving'
  const icons = useIconPictures(edited.list, loaded.icons)
  const [picking, setPicking] = useState<string>()
  const picked = edited.links.find(({ key }) => key === picking)?.link
  const wishFocus = useDeferredFocus()
  const { toast, showToast } = useToast()
  const full = edited.list.length >= maxLinks
  useSaveShortcut(() => document.changed && void document.save())

  function takeUp(content: string) {
    const links = parseLinks(content)
    if (!links) throw new Error(texts.noLinksInVersion())
    edited.replace(links)
  }

  function offerUndo(row: LinkRow, at: number) {
    const putBack = () => {
      edited.putBack(row, at)
      wishFocus(`[data-link="${row.key}"] [data-act=delete]`)
    }
    const name = row.link.Tooltip || row.link.Url
    showToast(name ? texts.deletedNamed({ name }) : texts.deleted(), [{ label: texts.undo(), onPress: putBack }])
  }

  return (
    <Stack gap="4">
      <LinkHead document={document} onTake={takeUp} />
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {document.reason && (
        <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{document.reason}</Alert.Title>
        </Alert.Root>
      )}
      <DocumentConflict noun="links" what={texts.theLinks()} document={document} changes={linkChanges} />
      <WorkingCopyOffer copy={document.copy} busy={busy} />
      {unreadable && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>{texts.unreadable()}</Alert.Title>
        </Alert.Root>
      )}
      <LinkTable {...{ edited, icons, wishFocus }} onPick={setPicking} onRemoved={offerUndo} />
      <AddLink full={full} onAdd={() => wishFocus(`[data-link="${edited.add()}"] select`)} />
      <LinkBarPreview links={edited.list} icons={icons} />
      {picking !== undefined && picked && (
        <IconPicker
          set={picked.IconSet}
          name={picked.Icon}
          onClose={() => setPicking(undefined)}
          onChoose={({ name, picture }) => {
            icons.remember(picked.IconSet, name, picture)
            edited.change(picking, { Icon: name })
            setPicking(undefined)
          }}
        />
      )}
      {toast}
    </Stack>
  )
}

interface LinkHeadProps {
  document: EditedLinks['document']
  /** Takes up the content of an earlier version. */
  onTake: (content: string) => void
}

function LinkHead({ document, onTake }: LinkHeadProps) {
  const busy = document.status === 'saving'
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', md: '1' }}>
        {texts.heading()}
      </Heading>
      <DocumentState document={document} />
      <HistoryButton noun="links" changed={document.changed} disabled={busy} onTake={onTake} />
      <Button
        aria-keyshortcuts={saveKeys}
        disabled={!document.changed}
        loading={busy}
        loadingText={texts.save()}
        onClick={() => void document.save()}
      >
        <Save /> {texts.save()}
      </Button>
    </Flex>
  )
}

function AddLink({ full, onAdd }: { full: boolean; onAdd: () => void }) {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button variant="outline" data-add="" disabled={full} onClick={onAdd}>
        <Plus /> {texts.add()}
      </Button>
      {full && (
        <Text color="fg.muted" textStyle="sm">
          {texts.full({ most: maxLinks })}
        </Text>
      )}
    </Flex>
  )
}
