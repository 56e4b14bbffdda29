import { sampleKindContent } from '../content.js'
import styles from './Content.module.css'
import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime'
/** A content as everyone sees it, also where there is no browser. */
export function Content({ content }) {
  const { intro, items } = sampleKindContent.tidy(content)
  return /* @__PURE__ */ _jsxs('article', {
    className: styles.content,
    children: [
      intro !== '' && /* @__PURE__ */ _jsx('p', { children: intro }),
      items.length > 0 &&
        /* @__PURE__ */ _jsx('ul', {
          children: items.map(({ text }, index) => /* @__PURE__ */ _jsx('li', { children: text }, index)),
        }),
    ],
  })
}
