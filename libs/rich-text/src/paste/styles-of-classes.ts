/** The properties that say something of the text; `formatsFromStyles` and `lineFeeds` make elements of them. */
const telling = /^(?:font-weight|font-style|text-decoration|vertical-align|text-align|white-space)$/

interface Rule {
  tag: string
  name: string
  style: string
}

/**
 * Excel, Pages and TextEdit say in a style sheet what is bold or underlined, by classes: this says it of each element,
 * where its own style says nothing else.
 */
export function stylesOfClasses(document: Document): void {
  const sheets = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('\n')
  // The first one that an element has counts: of the rules that is the last.
  for (const { tag, name, style } of rulesOf(sheets).reverse()) {
    for (const element of Array.from(document.body.getElementsByClassName(name))) {
      if (tag !== '' && element.localName !== tag) continue
      element.setAttribute('style', `${element.getAttribute('style') ?? ''};${style}`)
    }
  }
}

function rulesOf(sheets: string): Rule[] {
  const rules: Rule[] = []
  for (const rule of sheets.replaceAll('<!--', '').split('}')) {
    const brace = rule.lastIndexOf('{')
    const style = rule
      .slice(brace + 1)
      .split(';')
      .filter((declaration) => telling.test(declaration.split(':')[0]?.trim().toLowerCase() ?? ''))
      .join(';')
    if (brace < 0 || style === '') continue
    const selectors = rule.slice(0, brace)
    for (const selector of selectors.slice(selectors.lastIndexOf('*/') + 1).split(',')) {
      const [, tag, name] = /^\/?\s*([a-z\d]*)\.([\w-]+)$/i.exec(selector.trim()) ?? []
      if (name !== undefined) rules.push({ tag: (tag ?? '').toLowerCase(), name, style })
    }
  }
  return rules
}
