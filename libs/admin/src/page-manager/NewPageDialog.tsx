import { maxPageTitle, proposeShortcut, type Page, type PageType } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { createdPage, newPagePayload, typeOfPage } from './payloads.ts'
import { ShortcutField } from './ShortcutField.tsx'
import { useShortcutCheck } from './use-shortcut-check.ts'
import { Alert, Button } from '@chakra-ui/react'
import { useMessages } from '@sitewright/ui'
import { MenuPlaceField } from './MenuPlaceField.tsx'
import { PageTypeField } from './PageTypeField.tsx'
import { StartFrom } from './StartFrom.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { TitleField } from './TitleField.tsx'
import { useMenuPlaces } from './use-menu-places.ts'
import { texts } from './new-page-messages.ts'

export interface NewPageDialogProps {
  types: Loaded<readonly PageType[]>
  /** The page to clone. Absent: a new page of a type that is chosen in the dialog. */
  source?: Page
  /** The pages that are known: no two have the same shortcut. */
  pages: readonly Page[]
  /** True to begin with a place at the end of the menu. @default false */
  inMenu?: boolean
  /** Gets the row of the page, once the site knows its address, and whether it was put into the menu. */
  onCreated: (page: Page, menu: boolean) => void
  onClose: () => void
}

/**
 * The New Page dialog and, given a source, the Clone Page dialog. A new page can begin with the content of an existing one,
 * its template: that is a clone with a title and an address of its own.
 */
export function NewPageDialog({ types, source, pages, inMenu = false, onCreated, onClose }: NewPageDialogProps) {
  const { api, refresh } = useSite()
  const [description, setDescription] = useState(source?.name ?? '')
  const [typedUrl, setTypedUrl] = useState<string>()
  const [chosen, setChosen] = useState<number>()
  const [fromPage, setFromPage] = useState(false)
  const [template, setTemplate] = useState<Page>()
  const menu = useMenuPlace(inMenu)
  const list = types.value ?? []
  const original = source ?? (fromPage ? template : undefined)
  const type = original ? typeOfPage(original, list) : (list.find(({ id }) => id === chosen) ?? list[0])

  // until one is typed, it is proposed: of pages that are not known here, the server does that
  const proposed = source ? source.url : proposeShortcut(description, new Set(pages.map(({ url }) => url)))
  const shortcut = useShortcutCheck(typedUrl ?? proposed)
  const fields = { description, url: typedUrl ?? (shortcut.free || proposed) }

  const saving = useSaving(async () => {
    if (!type) return
    const { id } = await api('POST private/page-create.json.php', newPagePayload(fields, type, original))
    const isInMenu = await menu.add(id, description.trim() || fields.url.trim() || type.title)
    await refresh()
    onCreated(createdPage(id, fields, type), isInMenu)
  }, texts.saveFailed())

  return (
    <FormDialog
      title={source ? texts.clone() : texts.heading()}
      submit={texts.create()}
      disabled={!type || (fromPage && !template) || description.length > maxPageTitle}
      changed={
        description !== (source?.name ?? '') ||
        (typedUrl !== undefined && typedUrl !== (source?.url ?? '')) ||
        (fromPage && !!template)
      }
      size={source ? 'md' : 'lg'}
      saving={shortcut.before(saving)}
      onClose={onClose}
    >
      <TitleField label={texts.description()} value={description} onChange={setDescription} />
      <ShortcutField
        value={fields.url}
        // what is proposed instead is free
        check={fields.url === (typedUrl ?? proposed) ? shortcut : { ...shortcut, problem: undefined }}
        onChange={setTypedUrl}
      />
      {menu.places && <MenuPlaceField places={menu.places} value={menu.place} onChange={menu.setPlace} />}
      {!source && <StartFrom template={fromPage} onChange={setFromPage} />}
      {fromPage && types.value && <TemplateChoice types={list} chosen={template} onChange={setTemplate} />}
      {!source && <PageTypeField types={types} value={type?.id} onChange={setChosen} template={fromPage} />}
      <TypesNotice types={types} source={source} />
    </FormDialog>
  )
}

/** Where in the menu the page is to be shown, if anywhere. */
function useMenuPlace(inMenu: boolean) {
  const menu = useMenuPlaces()
  const [place, setPlace] = useState(inMenu ? 0 : undefined)
  const messages = useMessages()

  /** The page is there by now, so a failure is no reason to create it again. */
  async function add(page: number, label: string): Promise<boolean> {
    if (place === undefined || !menu.may || menu.failed) return false
    try {
      // visitors need something to press, also where the page has no title
      await menu.add({ parent: place, page, label })
      return true
    } catch (error) {
      await messages.fail(texts.menuFailed(), error)
      return false
    }
  }

  return { places: menu.places, place, setPlace, add }
}

interface TypesNoticeProps {
  types: Loaded<readonly PageType[]>
  /** The page to clone, if any. */
  source: Page | undefined
}

/** Says why CREATE stays disabled, where it does so for longer than the types take to load. */
function TypesNotice({ types, source }: TypesNoticeProps) {
  if (types.status === 'failed')
    return (
      <Alert.Root status="warning" role="status">
        <Alert.Indicator />
        <Alert.Title flex="1">{texts.typesFailed()}</Alert.Title>
        <Button size="xs" variant="outline" onClick={types.reload}>
          {texts.retry()}
        </Button>
      </Alert.Root>
    )
  if (types.status === 'ready' && source && !typeOfPage(source, types.value ?? []))
    return (
      <Alert.Root status="warning" role="status">
        <Alert.Indicator />
        <Alert.Title>{texts.typeGone({ type: source.detail || source.renderer })}</Alert.Title>
      </Alert.Root>
    )
  return null
}
