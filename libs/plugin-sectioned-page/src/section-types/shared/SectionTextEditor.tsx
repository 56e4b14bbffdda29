import { useTextServices } from '@sitewright/media'
import { useContentLanguage, useSite } from '@sitewright/page-kit'
import { usePendingInput } from '@sitewright/page-kit/cards'
import { RichTextEditor, type RichTextHandle } from '@sitewright/rich-text/editor'
import { useCallback, useRef } from 'react'
import { texts } from '../settings-messages.ts'

export interface SectionTextEditorProps {
  label: string
  /** HTML. It is taken once; a section that is brought back is another component. */
  value: string
  onChange: (html: string) => void
}

/** The rich text editor of a section. */
export function SectionTextEditor({ label, value, onChange }: SectionTextEditorProps) {
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
        placeholder={texts.enterText()}
        language={language}
        value={value}
        onChange={onChange}
        {...services}
      />
      {dialog}
    </>
  )
}
