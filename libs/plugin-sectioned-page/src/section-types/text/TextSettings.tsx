import { useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { usePendingInput } from '@sitewright/page-kit/cards'
import { RichTextEditor, type RichTextHandle } from '@sitewright/rich-text/editor'
import { useCallback, useRef } from 'react'
import type { SectionSettingsProps } from '../section-type.ts'
import type { TextConfig } from './model.ts'

/** The rich text editor of a section. It takes the text once; a section brought back is another component. */
export function TextSettings({ config, onChange }: SectionSettingsProps<TextConfig>) {
  const { api } = useSite()
  const { pickPicture, dialog } = useImagePicker(api)
  const editor = useRef<RichTextHandle>(null)
  usePendingInput(useCallback(() => void editor.current?.flush(), []))

  return (
    <>
      <RichTextEditor
        ref={editor}
        label="Text"
        placeholder="Enter text here..."
        value={config.Content}
        onChange={(Content) => onChange({ ...config, Content })}
        pickImage={pickPicture}
      />
      {dialog}
    </>
  )
}
