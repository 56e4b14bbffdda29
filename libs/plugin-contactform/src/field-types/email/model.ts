import { maxAddressLength } from '../../model/limits.ts'
import { texts } from '../../model/messages.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'
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
  const parts = domain.split('.')
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && parts.every((label) => domainPart.test(label)) && !/^\d+$/.test(last)
}

/** Always required in the public form, whatever its flag says (Q99). */
export const emailModel = defineFieldModel<LineConfig>({
  fieldType: 'email',
  label: labels.email,
  blank: () => ({ Label: labels.email(), Value: '' }),
  read: readLine,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: ({ Value }) => {
    if (Value.trim() === '') return texts.emailMissing()
    return isAddress(Value) ? undefined : texts.emailInvalid()
  },
  answer: ({ Value }) => Value.trim(),
})
