/** While developing: the text of all style sheets that there are. Outside this repository `@sitewright/dev-site` has its own. */
export async function devStyles(): Promise<string> {
  const found = import.meta.glob<string>(['../**/*.module.css', '../../../../libs/*/src/**/*.module.css'], {
    query: '?inline',
    import: 'default',
  })
  return (await Promise.all(Object.values(found).map((load) => load()))).join('')
}
