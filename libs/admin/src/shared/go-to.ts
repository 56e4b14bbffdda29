/** Goes to an address of the site as a link there would: without loading a document, and asking before edits are lost. */
export function goTo(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
