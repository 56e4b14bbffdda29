import { Alert, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { maxLinks, type LinkButton, type Links } from '@sitewright/api-client'
import {
  fingerprintOf,
  SaveState,
  saveKeys,
  takeFocus,
  useDeferredFocus,
  useSaveShortcut,
  useSite,
  useUnsavedChanges,
  useWorkingCopy,
  WorkingCopyOffer,
} from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useToast } from '@sitewright/ui'
import { Plus, Save } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSaving } from '../dialogs/use-saving.ts'
import { IconPicker } from './IconPicker.tsx'
import { LinkBarPreview } from './LinkBarPreview.tsx'
import { LinkTable } from './LinkTable.tsx'
import { readLinks } from './read-links.ts'
import { saveFailure } from './texts.ts'
import { meantUrl } from './use-address-note.ts'
import { useEditedLinks, type EditedLinks } from './use-edited-links.ts'
import { useIconPictures } from './use-icon-pictures.ts'

/** The links of the masthead, edited here and stored by Save. */
export function LinkEditor({ loaded }: { loaded: Links }) {
  const { api, refresh } = useSite()
  const [{ links: stored, unreadable }] = useState(() => readLinks(loaded.config))
  const edited = useEditedLinks(stored)
  const icons = useIconPictures(edited.list, loaded.icons)
  const [picking, setPicking] = useState<string>()
  const picked = edited.links.find(({ key }) => key === picking)?.link
  const wishFocus = useDeferredFocus()
  const { toast, showToast } = useToast()
  const full = edited.list.length >= maxLinks
  useUnsavedChanges(edited.changed)
  const copy = useLinksCopy(edited)

  const saving = useSaving(async () => {
    // by its keys it is saved before the field of an address is left
    const list = edited.list.map((link) => ({ ...link, Url: meantUrl(link.Url) }))
    await api('POST private/links-save.json.php', list)
    edited.stored(list)
    for (const { key, link } of edited.links)
      if (meantUrl(link.Url) !== link.Url) edited.change(key, { Url: meantUrl(link.Url) })
    showToast('Saved')
    await refresh() // so that the masthead shows them (Q93)
  }, saveFailure)
  useSaveShortcut(() => edited.changed && saving.start())

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="2xl" flex="1">
          Link Manager
        </Heading>
        <SaveState copy={copy} />
        <Button
          aria-keyshortcuts={saveKeys}
          disabled={!edited.changed}
          loading={saving.busy}
          loadingText="Save"
          onClick={saving.start}
        >
          <Save /> Save
        </Button>
      </Flex>
      <ScreenHelp load={() => import('./help.ts')}>The round buttons at the top of every page.</ScreenHelp>
      {saving.reason && (
        <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{saving.reason}</Alert.Title>
        </Alert.Root>
      )}
      <WorkingCopyOffer copy={copy} busy={saving.busy} />
      {unreadable && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>
            Some of what is stored could not be read as links and is not shown here. Save replaces it.
          </Alert.Title>
        </Alert.Root>
      )}
      <LinkTable edited={edited} icons={icons} onPick={setPicking} wishFocus={wishFocus} />
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          variant="outline"
          data-add=""
          disabled={full}
          onClick={() => wishFocus(`[data-link="${edited.add()}"] select`)}
        >
          <Plus /> Add link
        </Button>
        {full && (
          <Text color="fg.muted" textStyle="sm">
            The bar can have at most {maxLinks} links.
          </Text>
        )}
      </Flex>
      <LinkBarPreview links={edited.list} icons={icons} />
      {toast}
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
    </Stack>
  )
}

/** The links that are not saved yet, kept and offered again. */
function useLinksCopy({ list, changed, before, replace }: EditedLinks) {
  const stored = useMemo(() => fingerprintOf(before), [before])
  return useWorkingCopy<LinkButton[]>({
    ...{ subject: 'links', editing: true, changed: JSON.stringify(list) },
    read: () => (changed ? { content: list, base: { stored } } : undefined),
    write: (links) => JSON.stringify(links),
    parse(text) {
      const { links, unreadable } = readLinks(text)
      return unreadable || links.length > maxLinks ? undefined : links
    },
    isNews: (links) => JSON.stringify(links) !== before,
    isOlder: (base) => base.stored !== stored,
    onContinue: replace,
  })
}
