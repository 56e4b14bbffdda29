import { texts } from './messages.ts'
/** What may be before the @, as the server has it. */
const localPart = /^(?!\.)(?!.*\.\.)[^\s\p{C}"(),:;<>@[\]\\]{1,64}(?<!\.)$/u

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`

/** As the server has it, but without `localhost`: nobody is invited there. */
const domainPart = new RegExp(String.raw`^(?:${label}\.)+(?!\p{N}+$)${label}$`, 'iu')

const maxAddressLength = 254

/** Why nobody can be written to by an address, in words; '' if somebody can. What the server refuses is refused here. */
export function emailProblem(text: string): string {
  const address = text.trim().normalize('NFKC')
  if (address === '') return texts.noAddress()
  const [local = '', domain = '', ...more] = address.split('@')
  if (!address.includes('@')) return texts.noAt()
  if (more.length > 0) return texts.manyAts()
  if (/\s/.test(address)) return texts.space()
  if (address.includes(',')) return texts.comma()
  if (local === '') return texts.nothingBefore()
  if (domain === '') return texts.nothingAfter()
  if (!localPart.test(local)) return texts.notBefore({ part: local })
  if (!domain.includes('.')) return texts.noDot({ example: `${domain}.org` })
  if (!domainPart.test(domain)) return texts.notAfter({ part: domain })
  return address.length > maxAddressLength ? texts.tooLong() : ''
}
