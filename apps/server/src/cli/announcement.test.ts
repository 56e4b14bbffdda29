import { expect, it } from 'vitest'
import { announcement } from './announcement.ts'

const server = { address: 'http://127.0.0.1:3000', publicUrl: 'http://localhost:3000', isTerminal: false }
const where = 'Sitewright serves http://localhost:3000 (listening on http://127.0.0.1:3000)'

it('is one line for a supervisor', () => {
  expect(announcement(server)).toBe(where)
})

it('says in a terminal how to stop the server', () => {
  expect(announcement({ ...server, isTerminal: true })).toBe(`${where}\nPress Ctrl+C to stop it.`)
})

it.each([
  ['that was made', { email: 'admin@localhost', password: 'eetPUMQTGKRB94WK' }, 'eetPUMQTGKRB94WK'],
  ['that was set', { email: 'admin@localhost' }, 'as in ADMIN_PASSWORD'],
])('tells the login of a first start, with the password %s, before how to stop it', (_, firstStart, password) => {
  const text = announcement({ ...server, firstStart, isTerminal: true })
  expect(text.split('\n')).toEqual([
    where,
    '',
    'This is the first start. Log in as administrator:',
    '  Email address: admin@localhost',
    `  Password:      ${password}`,
    '',
    'Press Ctrl+C to stop it.',
  ])
})
