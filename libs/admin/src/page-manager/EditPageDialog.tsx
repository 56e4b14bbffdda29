import { maxPageTitle, type Page } from '@sitewright/api-client'
import { useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { PublishingFields, usePublishingCheck } from '@sitewright/page-kit/publishing'
import { useState } from 'react'
import { pageAddress } from '../shared/page-address.ts'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { editFields, updatedPage, updatePayload, type EditPageFields } from './payloads.ts'
import { ShortcutField } from './ShortcutField.tsx'
import { isTooLong, SharingFields } from './SharingFields.tsx'
import { TitleField } from './TitleField.tsx'
import { usePageSharing } from './use-page-sharing.ts'
import { useShortcutCheck } from './use-shortcut-check.ts'
import { texts } from './messages.ts'
import { texts as newPage } from './new-page-messages.ts'

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

  const [sharingOpen, setSharingOpen] = useState(false)
  const sharing = usePageSharing(page.id, sharingOpen)
  const picker = useImagePicker(api)

  const saving = useSaving(async () => {
    await sharing.save()
    const update = updatePayload(page, fields)
    await api('POST private/page-update.json.php', update)
    await refresh()
    onSaved(updatedPage(page, update))
  }, newPage.saveFailed())
  const shortcut = useShortcutCheck(fields.url, page)
  const dates = usePublishingCheck(fields)
  const saveIfPassed = () => {
    if (dates.pass()) saving.start()
  }

  return (
    <>
      <FormDialog
        title={texts.edit()}
        submit={texts.save()}
        size={sharingOpen ? 'lg' : 'md'}
        disabled={isTooLong(sharing) || fields.description.length > maxPageTitle}
        changed={changed || sharing.changed}
        saving={shortcut.before({ ...saving, start: saveIfPassed })}
        onClose={onClose}
      >
        <TitleField
          label={texts.description()}
          value={fields.description}
          onChange={(description) => change({ description })}
        />
        <ShortcutField value={fields.url} onChange={(url) => change({ url })} check={shortcut} />
        <PublishingFields
          published={fields.published}
          start={fields.start}
          end={fields.end}
          before={page}
          check={dates}
          onChange={change}
        />
        <SharingFields
          title={fields.description}
          address={addressOf(page, fields.url)}
          open={sharingOpen}
          onOpen={setSharingOpen}
          sharing={sharing}
          pick={picker.pick}
        />
      </FormDialog>
      {picker.dialog}
    </>
  )
}

/** Where search results say that the page is, with the shortcut as typed. */
function addressOf(page: Page, url: string): string {
  return `${window.location.origin}${url === '' ? pageAddress(page) : `/${url.replace(/^\/+/, '')}`}`
}
