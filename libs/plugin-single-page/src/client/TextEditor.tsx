import { useTextServices } from '@sitewright/media'
import { useContentLanguage, useSite } from '@sitewright/page-kit'
import { FullSystemProvider } from '@sitewright/ui/full'
import { RichTextEditor, type RichTextHandle } from '@sitewright/rich-text/editor'
import { type Ref, useEffect, useId } from 'react'
import { texts } from './messages.ts'

export interface TextEditorProps {
  /** The text at first; give another `key` to replace it later. */
  html: string
  onChange: (html: string) => void
  ref?: Ref<RichTextHandle>
}

/** The rich text editor of a page. Reached by `import()` only: it brings Slate and all of Chakra. */
export default function TextEditor({ html, onChange, ref }: TextEditorProps) {
  const { api } = useSite()
  const { services, dialog } = useTextServices(api)
  const language = useContentLanguage()
  const id = useId()
  // anyone who asked for the editor wants to write, unless they have gone elsewhere meanwhile
  useEffect(() => {
    // a page that a link led to has the focus as a whole, the bar that was pressed has it as a group
    if (document.activeElement?.matches('body, main, [role=group]'))
      document.getElementById(id)?.focus({ preventScroll: true })
  }, [id])

  return (
    <FullSystemProvider>
      <RichTextEditor
        ref={ref}
        id={id}
        label={texts.label()}
        placeholder={texts.placeholder()}
        language={language}
        value={html}
        onChange={onChange}
        {...services}
      />
      {dialog}
    </FullSystemProvider>
  )
}
