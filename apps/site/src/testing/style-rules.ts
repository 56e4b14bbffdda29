/** The texts of all style rules for a selector, media queries included: jsdom's window always is 1024 px wide. */
export function styleRules(selector: string): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules
    .map(({ cssText }) => cssText.replace(/\s+/g, ' '))
    .filter((text) => text.includes(`${selector} {`))
    .join('\n')
}
