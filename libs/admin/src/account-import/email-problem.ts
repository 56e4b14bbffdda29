const invalid = 'Not a valid email address'

/** What may be before the @, as the server has it. */
const localPart = /^(?!\.)(?!.*\.\.)[^\s\p{C}"(),:;<>@[\]\\]{1,64}(?<!\.)$/u

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`

/** As the server has it, but without `localhost`: nobody is invited there. */
const domainPart = new RegExp(String.raw`^(?:${label}\.)+(?!\p{N}+$)${label}$`, 'iu')

const maxAddressLength = 254

/** Why nobody can be written to by an address, in words; '' if somebody can. What the server refuses is refused here. */
export function emailProblem(text: string): string {
  const address = text.trim().normalize('NFKC')
  if (address === '') return 'No email address'
  const [local = '', domain = '', ...more] = address.split('@')
  if (!address.includes('@')) return `${invalid}: there is no @`
  if (more.length > 0) return `${invalid}: there is more than one @`
  if (/\s/.test(address)) return `${invalid}: there is a space in it`
  if (address.includes(',')) return `${invalid}: there is a comma where a dot may be meant`
  if (local === '') return `${invalid}: there is nothing before the @`
  if (domain === '') return `${invalid}: there is nothing after the @`
  if (!localPart.test(local)) return `${invalid}: ‘${local}’ cannot be before the @`
  if (!domain.includes('.')) return `${invalid}: there is no dot after the @, as in ‘${domain}.org’`
  if (!domainPart.test(domain)) return `${invalid}: ‘${domain}’ cannot be after the @`
  return address.length > maxAddressLength ? `${invalid}: it is too long` : ''
}
