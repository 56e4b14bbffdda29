import { expect, it } from 'vitest'
import { whatRolesAllow } from './what-roles-allow.ts'

it('says each right of several roles once', () => {
  const roles = [{ allows: ['Edit the menu', 'Manage pages'] }, { allows: ['Manage pages', 'CSV imports'] }, {}]
  expect(whatRolesAllow(roles)).toBe('Can edit the menu, manage pages and CSV imports.')
})

it('says so where nothing is allowed', () => {
  expect(whatRolesAllow([])).toMatch(/^Without a role people can log in/)
  expect(whatRolesAllow([{}])).toMatch(/^These roles change nothing/)
})

it('says no more of whoever may do all', () => {
  expect(whatRolesAllow([{ allows: ['Edit the menu', 'Administer the whole site'] }])).toBe(
    'Can administer the whole site.',
  )
})
