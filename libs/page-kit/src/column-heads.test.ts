import { expect, it } from 'vitest'
import { createHeadReader, emailHead } from './column-heads.ts'

const headOf = createHeadReader({ email: [emailHead, /address/], day: [/dates?|fecha|début/] })

it.each([
  ['E-Mail-Adresse', 'email'],
  [' Correo electrónico ', 'email'],
  ['البريد الإلكتروني', 'email'],
  ['Address', 'email'],
  ['DATES', 'day'],
  ['Debut', 'day'],
  ['Email of the parents', undefined],
  ['', undefined],
])('a column named %j holds: %s', (cell, head) => {
  expect(headOf(cell)).toBe(head)
})
