import { proposeShortcut, type Page, type PageType } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { TextField } from '../dialogs/TextField.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { createdPage, newPagePayload, typeOfPage } from './payloads.ts'
import { ShortcutField } from './ShortcutField.tsx'
import { saveFailure } from './texts.ts'
import { useShortcutCheck } from './use-shortcut-check.ts'
import { Field, NativeSelect, Stack, Text, Alert, Button } from '@chakra-ui/react'
import { DataTable, type Column } from '@sitewright/ui'

const columns: Column<PageType>[] = [
  { key: 'title', header: 'Type', cell: ({ title }) => title },
  { key: 'detail', header: 'What it is for', cell: ({ detail }) => detail },
]

/** What each page type is for. */
function PageTypesTable({ types, loading }: { types: readonly PageType[]; loading: boolean }) {
  return (
    <Stack gap="1.5">
      {/* The table's own caption is for screen readers. */}
      <Text aria-hidden textStyle="sm" fontWeight="medium">
        Page types
      </Text>
      <DataTable
        caption="Page types"
        columns={columns}
        rows={types}
        rowKey={({ id }) => id}
        empty="No page types"
        loading={loading}
      />
    </Stack>
  )
}

export interface NewPageDialogProps {
  types: Loaded<readonly PageType[]>
  /** The page to clone. Absent: a new page of a type that is chosen in the dialog. */
  source?: Page
  /** All pages: no two have the same shortcut. */
  pages: readonly Page[]
  /** Gets the row of the page, once the site knows its address. */
  onCreated: (page: Page) => void
  onClose: () => void
}

/** The New Page dialog and, given a source, the Clone Page dialog. */
export function NewPageDialog({ types, source, pages, onCreated, onClose }: NewPageDialogProps) {
  const { api, refresh } = useSite()
  const prefilled = { description: source?.name ?? '', url: source?.url ?? '' }
  const [fields, setFields] = useState(prefilled)
  const [urlTyped, setUrlTyped] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const list = types.value ?? []
  const type = source ? typeOfPage(source, list) : (list.find(({ id }) => id === chosen) ?? list[0])

  const saving = useSaving(async () => {
    if (!type) return
    const { id } = await api('POST private/page-create.json.php', newPagePayload(fields, type, source))
    await refresh()
    onCreated(createdPage(id, fields, type))
  }, saveFailure)
  const shortcut = useShortcutCheck(fields.url)

  function handleDescription(description: string) {
    const url = source || urlTyped ? fields.url : proposeShortcut(description, new Set(pages.map((page) => page.url)))
    setFields({ description, url })
  }

  return (
    <FormDialog
      title={source ? 'Clone Page' : 'New Page'}
      submit="CREATE"
      disabled={!type}
      changed={fields.description !== prefilled.description || fields.url !== prefilled.url}
      saving={shortcut.before(saving)}
      onClose={onClose}
    >
      <TextField label="Page Description" value={fields.description} onChange={handleDescription} />
      <ShortcutField
        value={fields.url}
        check={shortcut}
        onChange={(url) => {
          setUrlTyped(true)
          setFields({ ...fields, url })
        }}
      />
      {!source && <PageTypeChoice types={list} value={type?.id} onChange={setChosen} />}
      <TypesNotice types={types} source={source} />
      {!source && types.status !== 'failed' && <PageTypesTable types={list} loading={types.status === 'loading'} />}
    </FormDialog>
  )
}

interface PageTypeChoiceProps {
  /** Empty until they have loaded. */
  types: readonly PageType[]
  /** The chosen type's id. */
  value: number | undefined
  onChange: (id: number) => void
}

function PageTypeChoice({ types, value, onChange }: PageTypeChoiceProps) {
  return (
    <Field.Root disabled={types.length === 0}>
      <Field.Label>Page Type</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value ?? ''} onChange={(event) => onChange(Number(event.target.value))}>
          {types.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
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
