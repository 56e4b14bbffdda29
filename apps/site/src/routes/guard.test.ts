import { describe, expect, it } from 'vitest'
import { admit } from './guard.ts'

const visitor = { authenticated: false, permissions: ['public'] }
const staff = { authenticated: true, permissions: ['core.menu-manager'] }

describe('guard', () => {
  it('admits holders of one of the permissions (SHELL-028) that the route names in needspermission (SHELL-030)', () => {
    expect(admit({ needspermission: ['core.admin', 'core.menu-manager'] }, staff)).toBe('enter')
    expect(admit({ needspermission: ['core.admin'] }, staff)).toBe('not-found')
    expect(admit({ needspermission: ['public'] }, visitor)).toBe('enter')
  })

  it('admits everyone if a route names none', () => {
    expect(admit({}, visitor)).toBe('enter')
    expect(admit({ needspermission: [] }, visitor)).toBe('enter')
  })

  it('asks a visitor to log in first', () => {
    expect(admit({ needspermission: ['core.admin'] }, visitor)).toBe('login')
  })
})
