import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { EditableContent } from '@sitewright/page-kit/content/editor'
import { sampleKindContent } from '../content.js'
import { Content } from './Content.js'
import { load } from './load.js'
import { jsx as _jsx } from 'react/jsx-runtime'
const fetchContentEditor = () => import('./ContentEditor.js')
/** The page for those who may edit it: the toolbar above it, and in edit mode the editor beside a live preview. */
export default function EditablePage({ pageId, stored }) {
  const { api } = useSite()
  async function save(request) {
    const call = withCalls(api)
    const { version } = await call('POST protected/plugin/sample-kind/save-page.json.php', {
      id: pageId,
      ...request,
    })
    return version
  }
  return /* @__PURE__ */ _jsx(EditableContent, {
    definition: sampleKindContent,
    stored,
    save,
    reload: () =>
      load({
        api,
        pageId,
      }),
    fetchEditor: fetchContentEditor,
    show: (content) => /* @__PURE__ */ _jsx(Content, { content }),
  })
}
