import { useTextServices } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { RichTextEditor } from '@sitewright/rich-text/editor'

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
  return (
    <>
      <RichTextEditor
        label={label}
        placeholder="Address, opening hours, links…"
        value={value}
        onChange={onChange}
        {...services}
      />
      {dialog}
    </>
  )
}
