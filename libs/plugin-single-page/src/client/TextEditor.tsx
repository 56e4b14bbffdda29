import { useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { FullSystemProvider } from '@sitewright/ui/full'
import { RichTextEditor, type RichTextHandle } from '@sitewright/rich-text/editor'
import type { Ref } from 'react'

export interface TextEditorProps {
  /** The text at first; give another `key` to replace it later. */
  html: string
  onChange: (html: string) => void
  ref?: Ref<RichTextHandle>
}

/** The rich text editor of a page. Reached by `import()` only: it brings Slate and all of Chakra. */
export default function TextEditor({ html, onChange, ref }: TextEditorProps) {
  const { api } = useSite()
  const { pickPicture, dialog } = useImagePicker(api)

  return (
    <FullSystemProvider>
      <RichTextEditor
        ref={ref}
        label="Page text"
        placeholder="Enter text here..."
        value={html}
        onChange={onChange}
        pickImage={pickPicture}
      />
      {dialog}
    </FullSystemProvider>
  )
}
