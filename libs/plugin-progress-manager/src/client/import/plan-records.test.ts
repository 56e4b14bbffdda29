import '../../testing/in-auckland.ts'
import { describe, expect, it } from 'vitest'
import { sampleSystem } from '../../testing/sample-overview.ts'
import type { OverviewRow } from '../../contract.ts'
import { toPeople } from '../overview/person.ts'
import { withKnown } from './known-records.ts'
import { leftCsv, leftText } from './left-lines.ts'
import { maxLines, planRecords } from './plan-records.ts'

const person = (id: number, name: string, email: string): OverviewRow => ({
  ...{ id, name, email, idstate: null, complete: false, stages: [], hours: 0, last: null },
})
const people = toPeople(
  [
    person(1, 'Anna Berg', 'anna@example.org'),
    person(2, 'Kim Li', 'kim@example.org'),
    person(3, 'Kim Li', 'li@example.org'),
    person(4, 'Zoë Tūwhare', 'zoe@example.org'),
  ],
  sampleSystem,
)
const now = Date.parse('2026-09-20T00:00Z')
const plan = (text: string) => planRecords(text, { people, stages: sampleSystem.SystemStages, now })
const at = (text: string) => new Date(text).getTime()

describe('the plan of an import of records', () => {
  it('reads person, step, date, comment and hours in this order', () => {
    const { lines, problem } = plan('anna@example.org, Rope work, 2026-09-01, In the rain, 2.5')
    expect(problem).toBe('')
    expect(lines).toMatchObject([{ line: 1, state: 'new', reason: '' }])
    expect(lines[0]?.record).toMatchObject({
      person: { id: 1 },
      data: { Stages: [15], Notes: 'In the rain', Start: at('2026-09-01T12:00'), End: at('2026-09-01T14:30') },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  it('finds the columns by their names, people by address or name, and stages whatever their case', () => {
    const { lines } = plan(
      'Date;Comment;Stage;Email;Name\n1/9/2026 19:00;;rope  WORK|First aid;;zoe tuwhare\n2026-09-02;Talk;;ANNA@example.org;',
    )
    expect(lines.map(({ record }) => [record?.person.id, record?.data.Stages, record?.data.Notes])).toEqual([
      [4, [15, 16], ''],
      [1, [], 'Talk'],
    ])
    expect(lines[0]?.record?.data).toMatchObject({ Start: at('2026-09-01T19:00'), End: at('2026-09-01T19:00') })
  })

  it.each([
    'Datum;Kommentar;Etappe;E-Mail-Adresse;Teilnehmer',
    'Date;Commentaire;Étape;Adresse e-mail;Nom',
    'FECHA;Comentario;Etapa;Correo electrónico;Nombre',
    'التاريخ;التعليق;المرحلة;البريد الإلكتروني;الاسم',
  ])('finds them by their names in other languages: %s', (head) => {
    const { lines, head: kept } = plan(`${head}\n1/9/2026 19:00;;Rope work;anna@example.org;`)
    expect(lines.map(({ record }) => [record?.person.id, record?.data.Stages])).toEqual([[1, [15]]])
    expect(kept).toEqual(head.split(';'))
  })

  it('says of each line what is wrong with it', () => {
    const wrong = [
      ['', 'Rope work', '2026-09-01'],
      ['bob@example.org', 'Rope work', '2026-09-01'],
      ['Kim Li', 'Rope work', '2026-09-01'],
      ['Anna Berg', 'Rope work; Knitting', '2026-09-01'],
      ['Anna Berg', '', '2026-09-01'],
      ['Anna Berg', 'Rope work', ''],
      ['Anna Berg', 'Rope work', '9/31/2026'],
      ['Anna Berg', 'Rope work', '2027-01-01'],
      ['Anna Berg', 'Rope work', '1960-01-01'],
      ['Anna Berg', 'Rope work', '2026-09-01', '', 'two'],
      ['Anna Berg', 'Rope work', '2026-07-01', '', '745'],
      ['Anna Berg', 'Rope work', '2026-09-01', 'x'.repeat(10_001)],
      ['Anna Berg', 'Rope work', '2026-09-01'],
      ['anna@example.org', 'Rope work', '1/9/2026'],
    ]
    const { lines } = plan(wrong.map((cells) => cells.join(',')).join('\n'))
    expect(lines.map(({ reason }) => reason)).toEqual([
      'No person',
      'Not registered here under this name or email address',
      'Several people have this name: give the email address',
      'There is no stage “Knitting”',
      'Neither a stage nor a comment',
      'No date',
      'Date not understood: write it as 2026-09-01 or 1/9/2026',
      'The date is more than a day ahead',
      'The date is before 1970',
      'Hours not understood',
      'More than 31 days',
      'The comment is too long',
      '',
      'The same as line 13',
    ])
    expect(lines.map(({ state }) => state)).toEqual(lines.map(({ reason }) => (reason === '' ? 'new' : 'error')))
  })

  it('tells why nothing can be read', () => {
    expect(plan('person,step\nAnna,Rope work').problem).toBe('No column with dates was found.')
    expect(plan('date,step\n2026-09-01,Rope work').problem).toBe('No column with people was found.')
    expect(plan('person,date').problem).toBe('The list has no lines.')
    const many = Array.from({ length: maxLines + 1 }, () => 'Anna Berg,Rope work,2026-09-01').join('\n')
    expect(plan(many).problem).toBe('A list can have up to 2,000 lines.')
  })

  it('knows what is there: a record of that day with the steps, or without any at that time', () => {
    const read = plan(
      [
        'person,step,date,comment',
        'Anna Berg,Rope work,2026-09-01,',
        'Anna Berg,Rope work;First aid,2026-09-01,',
        'Anna Berg,Rope work,2026-09-02,',
        'Anna Berg,,2026-09-03 19:00,Talk',
        'Anna Berg,,2026-09-03 20:00,Talk',
        'zoe@example.org,Rope work,2026-09-01,',
      ].join('\n'),
    )
    const known = [
      { person: 1, Start: at('2026-09-01T00:10'), Stages: [14, 15] },
      { person: 1, Start: at('2026-09-03T19:00'), Stages: [] },
    ]
    expect(withKnown(read, known).lines.map(({ state }) => state)).toEqual([
      ...['there', 'new', 'new', 'there', 'new', 'new'],
    ])
  })
})

describe('what is left of a list', () => {
  const list =
    'person,step,date,comment\nBob,Rope work,2026-09-01,"one, two"\nAnna Berg,"Knitting ""fast""",1/9/2026,=1+1'

  it('is the list again, to be mended', () => {
    const read = plan(list)
    expect(leftText(read, read.lines)).toBe(
      'person,step,date,comment\nBob,Rope work,2026-09-01,"one, two"\nAnna Berg,"Knitting ""fast""",1/9/2026,=1+1',
    )
    expect(plan(leftText(read, read.lines)).lines.map(({ cells }) => cells)).toEqual(
      read.lines.map(({ cells }) => cells),
    )
    const bare = plan('Bob,Rope work,2026-09-01')
    expect(leftText(bare, bare.lines)).toBe('Bob,Rope work,2026-09-01')
  })

  it('is a file for a spreadsheet, with the reasons', () => {
    const read = plan(list)
    expect(leftCsv(read, read.lines).split('\r\n')).toEqual([
      '\uFEFFperson,step,date,comment,Problem',
      'Bob,Rope work,2026-09-01,"one, two",Not registered here under this name or email address',
      `Anna Berg,"Knitting ""fast""",1/9/2026,'=1+1,"There is no stage “Knitting ""fast""”"`,
      '',
    ])
  })
})
