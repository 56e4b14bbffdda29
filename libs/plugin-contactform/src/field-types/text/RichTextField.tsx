import { Fetched, useFetched } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'

const fetchRichTextInput = () => import('./RichTextInput.tsx')

export interface RichTextFieldProps {
  label: string
  /** HTML at first. */
  value: string
  onChange: (html: string) => void
}

/** A rich text editor; while its code is fetched, a spinner of 25 px (B§9). */
export function RichTextField(props: RichTextFieldProps) {
  const RichTextInput = useFetched(fetchRichTextInput, true)
  if (RichTextInput) return <Fetched component={RichTextInput} {...props} />
  return (
    <div style={{ fontSize: 25 }}>
      <Spinner label="Loading editor..." size="sm" hideLabel />
    </div>
  )
}
