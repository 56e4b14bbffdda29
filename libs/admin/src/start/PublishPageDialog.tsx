import { Checkbox, Field, Stack, Text } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useAskBeforePublishing } from '@sitewright/page-kit/publishing'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useSaving } from '../dialogs/use-saving.ts'
import { editAddress, pageAddress } from '../shared/page-address.ts'
import { texts } from './messages.ts'

export interface PublishPageDialogProps {
  page: Page
  /** Gets where to go on: in the page's editor, or at the page where the dialog was only closed. */
  onDone: (address: string) => void
}

/** Whether visitors see a page yet that was just created, and the way to its text. Its place in the menu was asked before. */
export function PublishPageDialog({ page, onDone }: PublishPageDialogProps) {
  const { api, refresh, publishingNotes } = useSite()
  const ask = useAskBeforePublishing()
  const [published, setPublished] = useState(false)

  const saving = useSaving(async () => {
    if (published) {
      if (!(await mayPublish())) return
      const { id, name: title, url, pub_start, pub_end } = page
      await api('POST private/page-update.json.php', { id, title, url, published, pub_start, pub_end })
      await refresh()
    }
    onDone(editAddress(page))
  }, texts.publishFailed())

  /** Asks what 'Publish' in the page's own bar asks. */
  async function mayPublish(): Promise<boolean> {
    const [content, notes] = await Promise.all([contentOf(page.id), publishingNotes?.(page.renderer)])
    return ask(content, notes)
  }

  /** As it is stored. Publishing does not depend on a question. */
  async function contentOf(id: number): Promise<unknown> {
    try {
      const content = await api('GET protected/plugin/get-content.json.php', { id })
      return Array.isArray(content) ? content[0] : undefined
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  return (
    <FormDialog
      title={texts.created({ title: shownTitle(page.name) })}
      submit={texts.editPage()}
      changed={false}
      cancel={false}
      saving={saving}
      onClose={() => onDone(pageAddress(page))}
    >
      <Stack gap="4">
        <Field.Root>
          <Checkbox.Root checked={published} onCheckedChange={(change) => setPublished(change.checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{texts.publishNow()}</Checkbox.Label>
          </Checkbox.Root>
          <Field.HelperText paddingInlineStart="7">{texts.publishHelp()}</Field.HelperText>
        </Field.Root>
        <Text textStyle="sm" color="fg.muted">
          {texts.editHelp()}
        </Text>
      </Stack>
    </FormDialog>
  )
}
