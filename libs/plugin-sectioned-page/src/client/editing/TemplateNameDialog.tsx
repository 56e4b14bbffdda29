import { Button, Field, Input, Stack, Text } from '@chakra-ui/react'
import { refusalReason } from '@sitewright/api-client'
import { useUnsavedChanges } from '@sitewright/page-kit'
import { AppDialog } from '@sitewright/ui'
import { useId, useState } from 'react'
import { maxTemplateNameLength } from '../../model/limits.ts'
import { texts } from './template-messages.ts'

export interface TemplateNameDialogProps {
  title: string
  /** What the name begins with. */
  start: string
  /** What there is to know, above the field. */
  about: string
  /** Told where the server gives no reason. */
  failure: string
  /** Rejects with what the server refused; the dialog then stays, with what was typed. */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a template. */
export default function TemplateNameDialog({ title, about, onClose, ...naming }: TemplateNameDialogProps) {
  const { name, enter, error, busy, changed, save } = useNaming(naming)
  const form = useId()
  return (
    <AppDialog
      title={title}
      open
      onClose={onClose}
      busy={busy}
      changed={changed}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button type="submit" form={form} colorPalette="accent" disabled={busy}>
            {busy ? texts.saving() : texts.save()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <Stack gap="4">
          <Text>{about}</Text>
          <Field.Root invalid={error !== undefined}>
            <Field.Label>{texts.name()}</Field.Label>
            <Input
              value={name}
              maxLength={maxTemplateNameLength}
              dir="auto"
              autoComplete="off"
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => enter(target.value)}
            />
            <Field.ErrorText>{error}</Field.ErrorText>
          </Field.Root>
        </Stack>
      </form>
    </AppDialog>
  )
}

/** The name while it is typed and saved, and why it could not be saved. */
function useNaming({ start, failure, onSave }: Pick<TemplateNameDialogProps, 'start' | 'failure' | 'onSave'>) {
  const [name, setName] = useState(start)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const changed = name !== start
  useUnsavedChanges(changed && !busy)

  function enter(typed: string) {
    setName(typed)
    setError(undefined)
  }

  async function save() {
    if (name.trim() === '') return setError(texts.nameMissing())
    setBusy(true)
    try {
      await onSave(name)
    } catch (reason) {
      console.error(reason)
      const refused = refusalReason(reason)
      setError(refused === undefined ? failure : `${refused}.`)
      setBusy(false)
    }
  }

  return { name, enter, error, busy, changed, save }
}
