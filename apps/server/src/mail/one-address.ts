/** No white space, control characters or anything that a mail program would read as a list, a group or a name. */
const address = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

/** Characters of an address (RFC 5321, section 4.5.3.1, with the `@`). */
const longest = 320

/** True for one plain address, `local@domain`. Whether somebody reads mail there is for the mail server to say. */
export function isOneAddress(text: string): boolean {
  return text.length <= longest && address.test(text)
}
