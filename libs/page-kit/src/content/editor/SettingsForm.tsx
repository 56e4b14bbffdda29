import { Button, Flex, Stack } from '@chakra-ui/react'
import { stick, useMessages, useStuck } from '@sitewright/ui'
import { Check, Save } from 'lucide-react'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import type { StoredDocument } from '../../documents/document-editing.ts'
import { DocumentConflictNotice } from '../../documents/DocumentConflictNotice.tsx'
import { DocumentState } from '../../documents/DocumentState.tsx'
import { useDocument, type EditedDocument } from '../../documents/use-document.ts'
import { invalidNumber, type EditorHandle } from '../../editing/use-invalid-field-guard.ts'
import { saveKeys, useSaveShortcut } from '../../editing/use-save-shortcut.ts'
import { WorkingCopyOffer } from '../../working-copies/WorkingCopyOffer.tsx'
import type { ContentDefinition } from '../define-content.ts'
import { labelOf } from '../field-model.ts'
import { ContentEditor } from './ContentEditor.tsx'
import type { ContentInputs } from './content-inputs.ts'
import { texts } from './settings-messages.ts'
import type { EditedContentOf, EditedValues } from './edited-values.ts'

export interface SettingsFormProps {
  kind: string
  definition: ContentDefinition
  edited: EditedContentOf<ReturnType<ContentDefinition['blank']>>
  inputs: ContentInputs
  /** As loaded. */
  stored: StoredDocument<EditedValues>
  save: (values: EditedValues, base: number | undefined) => Promise<StoredDocument<EditedValues>>
  reload: () => Promise<StoredDocument<EditedValues>>
}

/** The fields of a kind's settings. They are saved together. */
export function SettingsForm(props: SettingsFormProps) {
  const { kind, definition, edited, inputs, save, reload } = props
  const [stored] = useState(props.stored)
  const document = useDocument<EditedValues>({
    ...{ stored, save, reload, reloadsAfterSave: true, subject: `settings-${kind}` },
    isEqual: edited.isSame,
    text: edited.text,
    failure: texts.notSaved(),
  })
  const handle = useRef<EditorHandle>(null)
  const isComplete = useCompleteness({ definition, edited, document, handle })
  const form = useRef<HTMLFormElement>(null)
  useSaveShortcut(() => form.current?.requestSubmit())
  const { latest, change } = document
  const editing = useMemo(() => ({ latest, change: (values: EditedValues) => change(() => values) }), [latest, change])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // a dialog within has a form of its own
    if (event.target !== event.currentTarget) return
    handle.current?.flush()
    if (await isComplete()) await document.save()
  }

  return (
    <>
      <Conflict document={document} changes={(one, other) => changedFields(definition, edited, [one, other])} />
      <WorkingCopyOffer copy={document.copy} busy={document.status === 'saving'} />
      <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap="4">
          <ContentEditor
            key={document.revision}
            ref={handle}
            {...{ definition, inputs, editing }}
            values={document.content}
          />
          <SaveBar document={document} />
        </Stack>
      </form>
    </>
  )
}

/** Says what keeps the settings from being saved: a number that is none, or an empty field that is required. */
function useCompleteness({
  definition,
  edited,
  document,
  handle,
}: Pick<SettingsFormProps, 'definition' | 'edited'> & {
  document: EditedDocument<EditedValues>
  handle: { readonly current: EditorHandle | null }
}): () => Promise<boolean> {
  const messages = useMessages()

  return async () => {
    const invalid = handle.current?.showInvalid() ?? false
    if (invalid !== false) {
      await messages.alert(invalidNumber(invalid))
      handle.current?.showInvalid()
      return false
    }
    const missing = definition.missing(edited.plain(document.latest()))
    if (missing !== undefined) await messages.alert(texts.incomplete({ reason: missing }))
    return missing === undefined
  }
}

interface ConflictProps {
  document: EditedDocument<EditedValues>
  /** What somebody else has changed, a line each. */
  changes: (before: EditedValues, now: EditedValues) => readonly string[]
}

function Conflict({ document, changes }: ConflictProps) {
  const { conflict, stored, status } = document
  if (!conflict) return null
  const lines = conflict.other ? changes(stored.content, conflict.other.content) : []
  return (
    <DocumentConflictNotice
      what={texts.theSettings()}
      by={conflict.by}
      known={conflict.other !== undefined}
      busy={status === 'saving'}
      onLoad={() => void document.loadOther()}
      onOverwrite={() => void document.overwrite()}
      onKeepEditing={document.keepEditing}
    >
      {lines.length > 0 && lines.map((line) => <li key={line}>{line}</li>)}
    </DocumentConflictNotice>
  )
}

/** The names of the fields that differ. */
function changedFields(
  { fields }: ContentDefinition,
  { plain }: SettingsFormProps['edited'],
  contents: readonly [EditedValues, EditedValues],
): string[] {
  const [one, other] = contents.map((values) => plain(values) as Readonly<Record<string, unknown>>)
  const isOther = (name: string) => JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name])
  return Object.entries(fields).flatMap(([name, field]) => (isOther(name) ? [labelOf(name, field)] : []))
}

/** The button that saves, always in sight, and whether there is something to save. */
function SaveBar({ document }: { document: EditedDocument<EditedValues> }) {
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'foot')
  return (
    <Flex
      ref={bar}
      css={stick.foot}
      gap="3"
      align="center"
      justify="flex-end"
      paddingBlock="3"
      background="bg"
      borderBlockStartWidth="1px"
    >
      <DocumentState document={document} />
      <Button
        type="submit"
        aria-keyshortcuts={saveKeys}
        disabled={!document.changed}
        loading={document.status === 'saving'}
        loadingText={texts.save()}
      >
        {document.status === 'saved' ? <Check aria-hidden /> : <Save aria-hidden />} {texts.save()}
      </Button>
    </Flex>
  )
}
