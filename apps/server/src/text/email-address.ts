/** What may be before the @: no spaces, no control characters, nothing that would start a second address or a group. */
const localPart = /^(?!\.)(?!.*\.\.)[^\s\p{C}"(),:;<>@[\]\\]{1,64}(?<!\.)$/u

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`

/** A name with at least one dot, whose last part is no number; or this machine, where the first administrator may live. */
const domainPart = new RegExp(String.raw`^(?:localhost|(?:${label}\.)+(?!\p{N}+$)${label})$`, 'iu')

/** The longest address that a mail server takes (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const maxAddressLength = 254

/** The one plausible address that a text holds, in the form to store and to write to; undefined when it is anything else. */
export function parseEmail(text: string): string | undefined {
  const address = text.trim().normalize('NFKC')
  const [local = '', domain = '', ...more] = address.split('@')
  const plausible =
    more.length === 0 && address.length <= maxAddressLength && localPart.test(local) && domainPart.test(domain)
  return plausible ? address : undefined
}
