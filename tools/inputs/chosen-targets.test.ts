import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { chosenTargets, commandWith } from './chosen-targets.ts'

const targets = [{ name: 'e2e:visitors' }, { name: 'e2e:pages' }, { name: 'ui:test' }]

it('the targets that are named are chosen, and all where none is', () => {
  expect(chosenTargets(['ui:test', 'e2e:pages'], targets)).toEqual({ chosen: targets.slice(1), further: [] })
  expect(chosenTargets([], targets)).toEqual({ chosen: targets, further: [] })
})

it('what comes after -- is handed on', () => {
  expect(chosenTargets(['ui:test', '--', 'a b', '--', '-x'], targets)).toEqual({
    chosen: targets.slice(2),
    further: ['a b', '--', '-x'],
  })
})

it('a target that does not exist is an error instead of nothing to check', () => {
  expect(() => chosenTargets(['ui:test', 'ui:tests'], targets)).toThrow('No target with tests is called ui:tests')
})

it('a command gets further arguments as they are', () => {
  const run = (command: string, further: readonly string[]) => {
    const [program = '', ...args] = commandWith(command, further)
    return execFileSync(program, args, { encoding: 'utf8' })
  }
  expect(run("A=1 printf '%s\\n' first", ['a b', '$A*'])).toBe('first\na b\n$A*\n')
  expect(run('echo', [])).toBe('\n')
})
