import { proposeShortcut, type Page, type PageType } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { TextField } from '../dialogs/TextField.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { createdPage, newPagePayload, typeOfPage } from './payloads.ts'
import { PageTypeChoice } from './PageTypeChoice.tsx'
import { PageTypesTable } from './PageTypesTable.tsx'
import { ShortcutField } from './ShortcutField.tsx'
import { saveFailure } from './texts.ts'
import { useShortcutCheck } from './use-shortcut-check.ts'
import { TypesNotice } from './TypesNotice.tsx'

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
