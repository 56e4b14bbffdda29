import { EditableView, Fetched, useFetched } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { manifest } from '../manifest.js'
import { Content } from './Content.js'
import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from 'react/jsx-runtime'
const fetchEditablePage = () => import('./EditablePage.js')
const fetchThanks = () => import('./Thanks.js')
/** The page as everyone sees it. What only some people need is fetched for them: the editor, and the thanks. */
export function View({ pageId, data }) {
  const isLoggedIn = useSession(({ authenticated }) => authenticated)
  const Thanks = useFetched(fetchThanks, isLoggedIn)
  return /* @__PURE__ */ _jsxs(_Fragment, {
    children: [
      /* @__PURE__ */ _jsx(EditableView, {
        editor: manifest.editor,
        fetch: fetchEditablePage,
        props: {
          pageId,
          stored: data,
        },
        children: /* @__PURE__ */ _jsx(Content, { content: data.active }),
      }),
      isLoggedIn &&
        Thanks &&
        /* @__PURE__ */ _jsx(
          Fetched,
          {
            component: Thanks,
            pageId,
          },
          `thanks-${pageId}`,
        ),
    ],
  })
}
