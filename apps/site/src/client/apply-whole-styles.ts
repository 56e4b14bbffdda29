/** Switches the whole style sheets on, where the document has only what it needed by itself. */
export function applyWholeStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-partial]')) link.disabled = false
}
