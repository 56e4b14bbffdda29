import { maxAddressLength } from '../../model/limits.ts'
import { defineFieldModel } from '../field-model.ts'
import { type LineConfig, readLine } from '../line-config.ts'

/** Nothing that would be read as a list, a group or a name of an address. */
const localPart = /^[^\s\p{C}"(),:;<>@[\]\\]{1,64}$/u
const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** True for what looks like one email address; whether it can be written to is for the server to say. */
export function isAddress(text: string): boolean {
  const address = text.trim()
  if (address.length > maxAddressLength) return false
  const [local = '', domain = '', ...more] = address.split('@')
  if (more.length > 0 || !localPart.test(local)) return false
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every((label) => domainPart.test(label)) && !/^\d+$/.test(last)
}

/** What is said of what is typed there, to the letter of the specification. */
export const emailMessages = { missing: 'Email is required', invalid: 'Address is invalid' } as const

/** Always required in the public form, whatever its flag says (Q99). */
export const emailModel = defineFieldModel<LineConfig>({
  fieldType: 'email',
  label: 'Email',
  blank: () => ({ Label: 'Email', Value: '' }),
  read: readLine,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: ({ Value }) => {
    if (Value.trim() === '') return emailMessages.missing
    return isAddress(Value) ? undefined : emailMessages.invalid
  },
  answer: ({ Value }) => Value.trim(),
})
