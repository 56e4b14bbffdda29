import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { describeSchema } from './describe-schema.ts'

describe('a schema in one line', () => {
  it('names the types of fields, optional ones with a question mark', () => {
    const schema = Type.Object({ id: Type.Integer(), note: Type.Optional(Type.String()) })
    expect(describeSchema(schema)).toBe('{ id: integer, note?: string }')
  })

  it('shows unions, literals, lists and records', () => {
    const union = Type.Union([Type.Literal(0), Type.Literal('a'), Type.Null()])
    expect(describeSchema(union)).toBe('0 | "a" | null')
    expect(describeSchema(Type.Array(union))).toBe('(0 | "a" | null)[]')
    expect(describeSchema(Type.Array(Type.Object({ a: union })))).toBe('{ a: 0 | "a" | null }[]')
    expect(describeSchema(Type.Record(Type.String(), Type.Unknown()))).toBe('Record<string, unknown>')
    expect(describeSchema(Type.Object({}))).toBe('{}')
  })

  it('ends when a schema contains itself', () => {
    const tree = Type.Cyclic({ Node: Type.Object({ children: Type.Array(Type.Ref('Node')) }) }, 'Node')
    expect(describeSchema(tree)).toBe('{ children: Node[] }')
  })
})
