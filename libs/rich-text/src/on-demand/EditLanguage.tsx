import { Button, Field, Input } from '@chakra-ui/react'
import { canonicalLanguage, languageName } from '@sitewright/messages'
import { AppDialog } from '@sitewright/ui'
import { useId, useState } from 'react'
import type { RichEditor } from '../types.ts'
import { texts } from './language-messages.ts'

export interface EditLanguageProps {
  editor: RichEditor
  /** The tag that is there; '' for none. */
  language: string
  /** Says it of the text. False for what is no tag. */
  apply: (editor: RichEditor, tag: string) => boolean
  onClose: () => void
}

/** Asks for the tag of a language that is not offered by its name, and tells the name of what is typed. */
export default function EditLanguage({ editor, language, apply, onClose }: EditLanguageProps) {
  const [typed, setTyped] = useState(language)
  const [isRefused, setIsRefused] = useState(false)
  const form = useId()
  const tag = canonicalLanguage(typed)
  return (
    <AppDialog
      title={texts.heading()}
      open
      onClose={onClose}
      changed={typed !== language}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button type="submit" form={form} colorPalette="accent" disabled={typed.trim() === ''}>
            {texts.use()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog may be within the form of the page.
          event.stopPropagation()
          if (apply(editor, typed)) onClose()
          else setIsRefused(true)
        }}
      >
        <Field.Root invalid={isRefused}>
          <Field.Label>{texts.tag()}</Field.Label>
          <Input
            value={typed}
            dir="ltr"
            maxLength={35}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsRefused(false)
            }}
          />
          <Field.HelperText aria-live="polite">
            {tag === undefined ? texts.hint() : texts.known({ name: languageName(tag) })}
          </Field.HelperText>
          <Field.ErrorText>{texts.refused()}</Field.ErrorText>
        </Field.Root>
      </form>
    </AppDialog>
  )
}
