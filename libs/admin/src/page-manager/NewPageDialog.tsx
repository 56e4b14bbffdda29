import { maxPageTitle, proposeShortcut, type Page, type PageType } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useRef, useState, type Ref } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { createdPage, newPagePayload, typeOfPage } from './payloads.ts'
import { ShortcutField } from './ShortcutField.tsx'
import { menuFailure, saveFailure } from './texts.ts'
import { useShortcutCheck } from './use-shortcut-check.ts'
import { Field, NativeSelect, Alert, Button, Stack } from '@chakra-ui/react'
import { useMessages } from '@sitewright/ui'
import { MenuPlaceField } from './MenuPlaceField.tsx'
import { PageTypeTable } from './PageTypeTable.tsx'
import { StartFrom } from './StartFrom.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { TitleField } from './TitleField.tsx'
import { useMenuPlaces } from './use-menu-places.ts'

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
  const typeSelect = useRef<HTMLSelectElement>(null)
  const menu = useMenuPlaces()
  const [place, setPlace] = useState(inMenu ? 0 : undefined)
  const messages = useMessages()
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
    const isInMenu = await addToMenu(id, type)
    await refresh()
    onCreated(createdPage(id, fields, type), isInMenu)
  }, saveFailure)
  /** The page is there by now, so a failure is no reason to create it again. */
  async function addToMenu(id: number, { title }: PageType): Promise<boolean> {
    if (place === undefined || !menu.may || menu.failed) return false
    try {
      // visitors need something to press, also where the page has no title
      await menu.add({ parent: place, page: id, label: description.trim() || fields.url.trim() || title })
      return true
    } catch (error) {
      await messages.fail(menuFailure, error)
      return false
    }
  }

  return (
    <FormDialog
      title={source ? 'Clone Page' : 'New Page'}
      submit="CREATE"
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
      <TitleField label="Page Description" value={description} onChange={setDescription} />
      <ShortcutField
        value={fields.url}
        // what is proposed instead is free
        check={fields.url === (typedUrl ?? proposed) ? shortcut : { ...shortcut, problem: undefined }}
        onChange={setTypedUrl}
      />
      {menu.places && <MenuPlaceField places={menu.places} value={place} onChange={setPlace} />}
      {!source && <StartFrom template={fromPage} onChange={setFromPage} />}
      {fromPage && types.value && <TemplateChoice types={list} chosen={template} onChange={setTemplate} />}
      {!source && (
        <Stack gap="2">
          <PageTypeChoice ref={typeSelect} types={list} value={type?.id} onChange={setChosen} template={fromPage} />
          {!fromPage && types.status !== 'failed' && (
            <PageTypeTable
              types={list}
              loading={types.status === 'loading'}
              value={type?.id}
              onChange={(id) => {
                setChosen(id)
                typeSelect.current?.focus()
              }}
            />
          )}
        </Stack>
      )}
      <TypesNotice types={types} source={source} />
    </FormDialog>
  )
}

interface PageTypeChoiceProps {
  ref: Ref<HTMLSelectElement>
  /** Empty until they have loaded. */
  types: readonly PageType[]
  /** The chosen type's id. */
  value: number | undefined
  onChange: (id: number) => void
  /** True if an existing page decides it. */
  template: boolean
}

function PageTypeChoice({ ref, types, value, onChange, template }: PageTypeChoiceProps) {
  return (
    <Field.Root disabled={types.length === 0 || template}>
      <Field.Label>Page Type</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field ref={ref} value={value ?? ''} onChange={(event) => onChange(Number(event.target.value))}>
          {types.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {template && <Field.HelperText>A page has the type of the one that it begins with.</Field.HelperText>}
    </Field.Root>
  )
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
        <Alert.Title flex="1">The page types could not be loaded.</Alert.Title>
        <Button size="xs" variant="outline" onClick={types.reload}>
          Retry
        </Button>
      </Alert.Root>
    )
  if (types.status === 'ready' && source && !typeOfPage(source, types.value ?? []))
    return (
      <Alert.Root status="warning" role="status">
        <Alert.Indicator />
        <Alert.Title>Pages of the type ‘{source.detail || source.renderer}’ can no longer be created.</Alert.Title>
      </Alert.Root>
    )
  return null
}
