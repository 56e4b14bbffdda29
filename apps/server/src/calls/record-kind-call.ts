import type { CallDeclaration } from '@sitewright/api-client/contract'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Target } from '../audit/subject.ts'

export interface KindCall {
  declaration: CallDeclaration
  /** The title of the page kind. */
  kind: string
  actor: Actor
  /** Of which it is, as its handler said. */
  account?: number | undefined
  input: unknown
  reply: unknown
}

/**
 * Records a page kind's call, of which no more is known than its declaration and perhaps an account: its sentence, and the id
 * or the person. A reply that holds an error says that nothing was done. A draft, which is saved again and again, says so by a
 * field of this name.
 */
export function recordKindCall(
  audit: Pick<Audit, 'recordAlone'>,
  { declaration, kind, actor, account, input, reply }: KindCall,
) {
  if (fieldOf(reply, 'error') !== undefined) return
  const repeats = fieldOf(input, 'draft') === true
  const { summary, done = summary } = declaration
  const isTwofold = typeof done === 'object'
  const sentence = isTwofold ? (repeats ? done.draft : done.published) : done
  audit.recordAlone({
    action: { summary: sentence, repeats, ...(isTwofold && !repeats && done.saved && { unseen: done.saved }) },
    actor,
    target:
      account === undefined ? targetOf(fieldOf(input, 'id'), { declaration, kind }) : { kind: 'account', id: account },
    details: isTwofold || !takesDrafts(declaration) ? '' : { say: repeats ? 'draft' : 'published' },
  })
}

function targetOf(id: unknown, { declaration, kind }: Pick<KindCall, 'declaration' | 'kind'>): Target {
  if (typeof id !== 'number') return { kind, label: '' }
  return declaration.about === 'page' ? { kind: 'page', id } : { kind, id, label: '' }
}

function takesDrafts({ input: schema }: CallDeclaration): boolean {
  return fieldOf(fieldOf(schema, 'properties'), 'draft') !== undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
