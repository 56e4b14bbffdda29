/**
 * Puts the addresses of the style sheets where the loader of code looks for what is there already. They come in a template:
 * some browsers fetch a sheet that is switched off when they find it in the HTML, and none fetches one that is put there.
 */
export function placeStyleSheets(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-style-sheets]')
  if (template) template.replaceWith(template.content)
}

/** Switches the whole style sheets on, where the document has only what it needed by itself. */
export function applyWholeStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-partial]')) link.disabled = false
}
