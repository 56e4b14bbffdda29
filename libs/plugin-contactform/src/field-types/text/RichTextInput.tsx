import { useTextServices } from '@sitewright/media'
import { defineMessages } from '@sitewright/messages'
import { useContentLanguage, useSite } from '@sitewright/page-kit'
import { usePendingInput } from '@sitewright/page-kit/cards'
import { RichTextEditor, type RichTextHandle } from '@sitewright/rich-text/editor'
import { useCallback, useRef } from 'react'
import type { RichTextFieldProps } from './RichTextField.tsx'

const texts = defineMessages('contactform/rich-text', { placeholder: 'Enter text here...' })

/** The rich text editor of a form. Reached by `import()` only: it brings Slate. */
export default function RichTextInput({ label, value, onChange }: RichTextFieldProps) {
  const { api } = useSite()
  const { services, dialog } = useTextServices(api)
  const language = useContentLanguage()
  const editor = useRef<RichTextHandle>(null)
  usePendingInput(useCallback(() => void editor.current?.flush(), []))

  return (
    <>
      <RichTextEditor
        ref={editor}
        label={label}
        placeholder={texts.placeholder()}
        language={language}
        value={value}
        onChange={onChange}
        {...services}
      />
      {dialog}
    </>
  )
}
