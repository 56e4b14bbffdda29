import { useTextServices } from '@sitewright/media'
import { useContentLanguage, useSite } from '@sitewright/page-kit'
import { RichTextEditor } from '@sitewright/rich-text/editor'
import { texts } from './messages.ts'

export interface ColumnTextProps {
  label: string
  /** HTML. */
  value: string
  onChange: (html: string) => void
}

/** The text of a column. Reached by `import()` only: it brings Slate. */
export default function ColumnText({ label, value, onChange }: ColumnTextProps) {
  const { api } = useSite()
  const { services, dialog } = useTextServices(api)
  const language = useContentLanguage()
  return (
    <>
      <RichTextEditor
        language={language}
        label={label}
        placeholder={texts.columnHint()}
        value={value}
        onChange={onChange}
        {...services}
      />
      {dialog}
    </>
  )
}
