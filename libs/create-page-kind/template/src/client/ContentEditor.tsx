import { mediaInputs } from '@sitewright/media/inputs'
import { ContentEditor, type ContentEditorProps } from '@sitewright/page-kit/content/editor'

/** What a content is edited in. Reached by `import()` only: it brings all of Chakra, the dragging and the rich text editor. */
export default function SampleKindEditor(props: ContentEditorProps) {
  return <ContentEditor {...props} inputs={mediaInputs} />
}
