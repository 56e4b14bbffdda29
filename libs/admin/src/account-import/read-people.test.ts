import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planImport } from './plan-import.ts'

const roles = [{ id: 2, title: 'Editors' }]
const read = (text: string) => planImport(text, { accounts: [], roles }).people
const told = (text: string) =>
  read(text).map(({ email, name, state, reason }) => [email, name, state === 'error' ? reason : state])

/** Each a way in which people are written somewhere. */
const spellings: readonly ((name: string, address: string) => string)[] = [
  (name, address) => `${name} <${address}>`,
  (name, address) => `"${name}" <${address}>`,
  (name, address) => `${name} ${address}`,
  (name, address) => `${address} ${name}`,
  (name, address) => `${name} (${address})`,
  (name, address) => `${address} (${name})`,
  (name, address) => `${name} - ${address}`,
  (name, address) => `${name}: mailto:${address}`,
  (name, address) => `${name} <mailto:${address}>`,
  (name, address) => `${name} <${address}<mailto:${address}>>`,
]
const alone: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `<${address}>`,
  (address) => `mailto:${address}`,
  (address) => `${address} <${address}>`,
]

const word = fc.stringMatching(/^[A-Z][a-zäöüéñ]{1,8}(?:[-'][A-Z][a-z]{1,5})?$/)
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const address = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9+_']{0,6}(?:\.[a-z0-9]{1,4})?$/), fc.stringMatching(/^[a-z]{1,6}-?[a-z]$/))
  .map(([local, domain]) => `${local}@${domain}.example.org`)
const person = fc.oneof(
  fc.record({ name, address, as: fc.constantFrom(...spellings) }),
  // a comma in a name needs quotes
  fc.record({
    name: fc.tuple(word, word).map((words) => words.join(', ')),
    address,
    as: fc.constant((called: string, of: string) => `"${called}" <${of}>`),
  }),
  fc.record({
    name: fc.constant(''),
    address,
    as: fc.constantFrom(...alone).map((write) => (_: string, of: string) => write(of)),
  }),
)
const separator = fc.constantFrom(';', '; ', ',', ', ', '\n', '\t', ';\n', '\r\n', ' ; ', ',\n\n')

it('names everybody once, however each is written and whatever is between them', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(person, separator), {
        minLength: 1,
        maxLength: 12,
        selector: ([one]) => one.address,
      }),
      (people) => {
        const list = people.map(([{ as, ...one }, between]) => as(one.name, one.address) + between).join('')
        expect(told(list)).toEqual(people.map(([one]) => [one.address, one.name, 'new']))
      },
    ),
    { numRuns: 500 },
  )
})

describe('a list in mixed spellings', () => {
  it('loses nobody between a mailbox and an address', () => {
    expect(told('Anna Berg <anna@example.org>; ben@example.org, Cleo Ito cleo@example.org')).toEqual([
      ['anna@example.org', 'Anna Berg', 'new'],
      ['ben@example.org', '', 'new'],
      ['cleo@example.org', 'Cleo Ito', 'new'],
    ])
  })

  it('has surnames first without quotes', () => {
    expect(told('Berg, Anna <anna@example.org>; Ito, Cleo <cleo@example.org>')).toEqual([
      ['anna@example.org', 'Berg, Anna', 'new'],
      ['cleo@example.org', 'Ito, Cleo', 'new'],
    ])
  })

  it('has names and addresses in turn', () => {
    const both = [
      ['ana@example.org', 'Ana', 'new'],
      ['ben@example.org', 'Ben', 'new'],
    ]
    expect(told('ana@example.org, Ana, ben@example.org, Ben')).toEqual(both)
    expect(told('Ana; ana@example.org; Ben; ben@example.org')).toEqual(both)
  })

  it('has roles behind those who get them', () => {
    const people = read('Ana <ana@example.org>, Editors, ben@example.org, Editors')
    expect(people.map((one) => [one.name, one.roles, one.state])).toEqual([
      ['Ana', ['Editors'], 'new'],
      ['', ['Editors'], 'new'],
    ])
  })

  it('says of a name that may be of either that it has no address', () => {
    expect(told('ben@example.org, Cleo Ito, cleo@example.org')).toEqual([
      ['ben@example.org', '', 'new'],
      ['', 'Cleo Ito', 'No email address'],
      ['cleo@example.org', '', 'new'],
    ])
  })

  it('takes neither two addresses nor a name with an @ for somebody', () => {
    const two = 'Two addresses for one person'
    const sign = 'There is an @ in the name'
    expect(told('Cleo cleo@example.org ben@example.org')).toEqual([['Cleo cleo@example.org ben@example.org', '', two]])
    expect(told('"Ana @ home" <ana@example.org>')).toEqual([['ana@example.org', 'Ana @ home', sign]])
    expect(told('Ana @home ana@example.org')).toEqual([['Ana @home ana@example.org', '', sign]])
    expect(told('email,name\nana@example.org,ben@example.org')).toEqual([['ana@example.org', 'ben@example.org', sign]])
  })

  it('goes on below a table', () => {
    expect(told('email,name,roles\nana@example.org,Ana,\nCleo Ito <cleo@example.org>\nmailto:ben@example.org')).toEqual(
      [
        ['ana@example.org', 'Ana', 'new'],
        ['cleo@example.org', 'Cleo Ito', 'new'],
        ['ben@example.org', '', 'new'],
      ],
    )
  })

  it('takes the names of the columns for nobody, whatever is below them', () => {
    expect(told('email,name,roles\n"Ana <ana@example.org",,\nBen <ben@example.org>,,')).toEqual([
      ['ana@example.org', 'Ana', 'new'],
      ['ben@example.org', 'Ben', 'new'],
    ])
  })
})

it.each([
  ['fritz@example,org', 'there is a comma where a dot may be meant'],
  ['Fritz <fritz@example,org>', 'there is a comma where a dot may be meant'],
  ['fritz@example', 'there is no dot after the @, as in ‘example.org’'],
  ['fritz @ example.org', 'there is a space in it'],
  ['fritz@@example.org', 'there is more than one @'],
  ['fritz@', 'there is nothing after the @'],
  ['@example.org', 'there is nothing before the @'],
  ['fritz..x@example.org', '‘fritz..x’ cannot be before the @'],
  ['fritz@exa_mple.org', '‘exa_mple.org’ cannot be after the @'],
  ['fritz@example.1', '‘example.1’ cannot be after the @'],
])('says what is wrong with %s', (text, reason) => {
  expect(read(`ana@example.org\n${text}`).map((one) => one.reason)).toEqual([
    '',
    `Not a valid email address: ${reason}`,
  ])
})
