import { mediaInputs } from '@sitewright/media/inputs'
import { ContentEditor } from '@sitewright/page-kit/content/editor'
import { jsx as _jsx } from 'react/jsx-runtime'
/** What a content is edited in. Reached by `import()` only: it brings all of Chakra, the dragging and the rich text editor. */
export default function SampleKindEditor(props) {
  return /* @__PURE__ */ _jsx(ContentEditor, {
    ...props,
    inputs: mediaInputs,
  })
}
