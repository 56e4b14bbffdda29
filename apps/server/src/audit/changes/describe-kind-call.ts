import type { CallDeclaration } from '@sitewright/api-client/contract'
import type { Subject } from '../entry.ts'
import type { Look } from '../look-up.ts'
import type { Describe } from './change.ts'

export interface KindCall {
  declaration: CallDeclaration
  /** The title of the page kind. */
  kind: string
}

/**
 * What is told of a page kind's call, of which no more is known than its declaration: its summary and the id. A reply
 * that holds an error tells that nothing was done.
 */
export function describeKindCall({ declaration, kind }: KindCall): Describe<unknown, unknown> {
  const { summary, about } = declaration

  async function subjectOf(input: unknown, look: Look): Promise<Subject | undefined> {
    const id = fieldOf(input, 'id')
    if (typeof id !== 'number') return { kind, label: '' }
    return about === 'page' ? look.page(id) : { kind, id, label: '' }
  }

  return (input, { look }) =>
    async (reply) => {
      if (fieldOf(reply, 'error') !== undefined) return undefined
      return { summary, subject: await subjectOf(input, look), details: detailsOf(declaration, input) }
    }
}

/** Calls that store a draft say so by a field of this name. */
function detailsOf({ input: schema }: CallDeclaration, input: unknown): string {
  const { properties = {} } = (schema ?? {}) as { properties?: object }
  if (!('draft' in properties)) return ''
  return fieldOf(input, 'draft') === true ? 'A draft' : 'Published'
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
