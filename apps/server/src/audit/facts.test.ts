import { describe, expect, it } from 'vitest'
import { readFact, tellFact, writeFact, type Fact } from './facts.ts'

const names = { permission: (name: string) => `to ${name}`, setting: (name: string) => `the ${name}` }
const told = (fact: Fact) => tellFact(readFact(writeFact(fact)), names)

describe('a fact of the audit log', () => {
  it.each<[Fact, string]>([
    ['kim@example.org', 'kim@example.org'],
    [{ say: 'nothingChanged' }, 'Nothing changed'],
    [{ say: 'files', with: { count: 2 } }, '2 files'],
    [
      { all: ['Kim', { permission: 'core.look' }, { setting: 'SiteTitle' }], by: 'comma' },
      'Kim, to core.look, the SiteTitle',
    ],
  ])('is stored, and told: %j', (fact, text) => {
    expect(told(fact)).toBe(text)
  })

  it.each([
    '{"say":"nothingChanged"}',
    '{"say":"constructor"}',
    '{"permission":"core.admin"}',
    '{"all":["Kim"],"by":"comma"}',
    '{"',
  ])('that is a name stays one, whatever it looks like: %s', (name) => {
    expect(told(name)).toBe(name)
    expect(told({ say: 'was', with: { name } })).toBe(`Was ${name}`)
  })

  it.each([
    '{"say":"constructor"}',
    '{"say":"toString","with":{}}',
    '{"say":"was","with":{"name":{"no":"fact"}}}',
    '{"all":"Kim","by":"comma"}',
    '{"all":[],"by":"constructor"}',
    '{"permission":7}',
    '{"say":"was","with":null}x',
    '{"name":"Kim"}',
  ])('that a former version stored as a text stays that, if it is no fact: %s', (stored) => {
    expect(readFact(stored)).toBe(stored)
  })
})
