import { Checkbox } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { TextField } from '../dialogs/TextField.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { editFields, updatedPage, updatePayload, type EditPageFields } from './payloads.ts'
import { PublishingPeriod } from './PublishingPeriod.tsx'
import { ShortcutField } from './ShortcutField.tsx'
import { saveFailure } from './texts.ts'
import { useShortcutCheck } from './use-shortcut-check.ts'

export interface EditPageDialogProps {
  page: Page
  /** Gets the page as it is now, once the site knows its address. */
  onSaved: (page: Page) => void
  onClose: () => void
}

export function EditPageDialog({ page, onSaved, onClose }: EditPageDialogProps) {
  const { api, refresh } = useSite()
  const [before] = useState(() => editFields(page))
  const [fields, setFields] = useState(before)
  const changed = (Object.keys(before) as (keyof EditPageFields)[]).some((key) => fields[key] !== before[key])
  const change = (part: Partial<EditPageFields>) => setFields((now) => ({ ...now, ...part }))

  const saving = useSaving(async () => {
    const update = updatePayload(page, fields)
    await api('POST private/page-update.json.php', update)
    await refresh()
    onSaved(updatedPage(page, update))
  }, saveFailure)
  const shortcut = useShortcutCheck(fields.url)

  return (
    <FormDialog title="Edit Page" submit="SAVE" changed={changed} saving={shortcut.before(saving)} onClose={onClose}>
      <TextField
        label="Page description"
        value={fields.description}
        onChange={(description) => change({ description })}
      />
      <ShortcutField value={fields.url} onChange={(url) => change({ url })} check={shortcut} />
      <Checkbox.Root
        checked={fields.published}
        onCheckedChange={({ checked }) => change({ published: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Published</Checkbox.Label>
      </Checkbox.Root>
      <PublishingPeriod start={fields.start} end={fields.end} onChange={change} />
    </FormDialog>
  )
}
