import { inLanguage } from '@sitewright/messages'
import { describe, expect, it } from 'vitest'
import { sampleRoles } from '../testing/role-samples.ts'
import { sampleAccounts } from '../testing/sample-accounts.ts'
import { maxPeople, planImport } from './plan-import.ts'

const plan = (text: string) => planImport(text, { accounts: sampleAccounts, roles: sampleRoles })

describe('the plan of an import', () => {
  it('says of each line what will become of it', () => {
    const { people, problem } = plan(
      'Name;E-Mail;Role\nAna;ana@example.org;editors\nKim;KIM@example.org;\nBen;nonsense;\nAna;Ana@example.org;\nEva;;',
    )
    expect(problem).toBe('')
    expect(people.map(({ line, name, state, reason }) => [line, name, state, reason])).toEqual([
      [2, 'Ana', 'new', ''],
      [3, 'Kim', 'exists', ''],
      [4, 'Ben', 'error', 'Not a valid email address: there is no @'],
      [5, 'Ana', 'error', 'The same address as on line 2'],
      [6, 'Eva', 'error', 'No email address'],
    ])
  })

  it('reads people as email programs write them', () => {
    const { people } = plan(
      'Ana Berg <ana@example.org>\n\nben@example.org\n"Li, Mei" <mei@example.org>; <jo@example.org>,',
    )
    expect(people.map(({ line, name, email, state }) => [line, name, email, state])).toEqual([
      [1, 'Ana Berg', 'ana@example.org', 'new'],
      [3, '', 'ben@example.org', 'new'],
      [4, 'Li, Mei', 'mei@example.org', 'new'],
      [4, '', 'jo@example.org', 'new'],
    ])
  })

  it('reads the recipients of an email, some of them addresses alone', () => {
    const lists = [
      'Ana Berg <ana@example.org>; ben@example.org, "Li, Mei" <mei@example.org>; jo@example.org;',
      'ana@example.org; ben@example.org; mei@example.org, jo@example.org',
    ]
    for (const list of lists)
      expect(plan(list).people.map(({ email, roles, state }) => [email, roles, state])).toEqual(
        ['ana', 'ben', 'mei', 'jo'].map((one) => [`${one}@example.org`, [], 'new']),
      )
  })

  it('takes no second address of a table for another person', () => {
    const { people } = plan('email,name,email 2\nana@example.org,ben@example.org,cara@example.org')
    expect(people.map(({ email, name }) => [email, name])).toEqual([['ana@example.org', 'ben@example.org']])
  })

  it('reads roles behind a mailbox, and rows of a table among mailboxes', () => {
    const { people, unknown } = plan(
      'Ana Berg <ana@example.org>, Editors; Wardens\nben@example.org, Ben Li, Editors\nMei <mei@example.org>; Jo <jo@example.org>, Editors',
    )
    expect(people.map(({ line, name, email, roles, state }) => [line, name, email, roles, state])).toEqual([
      [1, 'Ana Berg', 'ana@example.org', ['Editors', 'Wardens'], 'new'],
      [2, 'Ben Li', 'ben@example.org', ['Editors'], 'new'],
      [3, 'Mei', 'mei@example.org', [], 'new'],
      [3, 'Jo', 'jo@example.org', ['Editors'], 'new'],
    ])
    expect(unknown).toEqual(['Wardens'])
  })

  it('reads rows that were copied from a spreadsheet, with and without the names of their columns', () => {
    const rows = 'Ana Berg\tana@example.org\nBen Li\tben@example.org'
    const read = ['Ana Berg', 'Ben Li']
    for (const text of [rows, `Name\tE-Mail\n${rows}`])
      expect(plan(text).people.map(({ name, state }) => [name, state])).toEqual(read.map((name) => [name, 'new']))
  })

  it('needs no names of columns, and joins first and last names', () => {
    expect(plan('Ana Tamihana, ana@example.org, Editors').people).toMatchObject([
      { email: 'ana@example.org', name: 'Ana Tamihana', roles: ['Editors'] },
    ])
    expect(plan('first name,last name,email\nAna,Tamihana,ana@example.org').people).toMatchObject([
      { name: 'Ana Tamihana' },
    ])
  })

  it.each([
    'Nachname;Vorname;E-Mail-Adresse;Rollen',
    'Nom de famille;Prénom;Courriel;Rôles',
    'APELLIDOS;Nombre;Correo electrónico;Roles',
    'اسم العائلة;الاسم الأول;البريد الإلكتروني;الأدوار',
  ])('knows the names of the columns in other languages: %s', (head) => {
    expect(plan(`${head}\nTamihana;Ana;ana@example.org;Editors`).people).toMatchObject([
      { email: 'ana@example.org', name: 'Tamihana Ana', roles: ['Editors'] },
    ])
  })

  it('knows those that its own results have, in whichever language is read', () => {
    const own = { 'admin/account-import': { email: 'Īmēra', name: 'Ingoa', roles: 'Tūranga' } }
    const people = inLanguage(
      { tag: 'mi', translations: own },
      () => plan('Ingoa,Tūranga,Īmēra\nAna,Editors,ana@x.org').people,
    )
    expect(people).toMatchObject([{ email: 'ana@x.org', name: 'Ana', roles: ['Editors'] }])
  })

  it('knows roles by their titles, also several, and names those that there are not', () => {
    const list = 'email,roles\na@x.org,"Hut Wardens; Crew"\nb@x.org,crew|Editors\nkim@example.org,Other'
    const { people, unknown } = plan(list)
    expect(people.map(({ roles }) => roles)).toEqual([['Hut Wardens', 'Crew'], ['crew', 'Editors'], ['Other']])
    expect(unknown).toEqual(['crew'])
  })

  it('takes a title with a comma as a whole', () => {
    const roles = [{ id: 7, title: 'Cooks, cleaners' }]
    expect(planImport('email,roles\na@x.org,"Cooks, Cleaners"', { accounts: [], roles })).toMatchObject({
      people: [{ roles: ['Cooks, Cleaners'] }],
      unknown: [],
    })
  })

  it('tells why nothing can be read', () => {
    expect(plan('Ana\nBen').problem).toBe('No column with email addresses was found.')
    expect(plan('email,name').problem).toBe('The list names nobody.')
    const many = Array.from({ length: maxPeople + 1 }, (_, n) => `p${n}@x.org`).join('\n')
    expect(plan(many).problem).toBe('A list can have up to 5,000 people.')
  })
})
