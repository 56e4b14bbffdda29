import type { InputProps } from './input-type.tsx'

/** What ties a control to its form, its label and its message. */
export function controlProps({ id, name, required, problem }: Omit<InputProps<object>, 'config' | 'label'>) {
  return { id, name, required, ...problemProps({ id, problem }) }
}

/** The part of it that a group of controls has too. */
export function problemProps({ id, problem }: Pick<InputProps<object>, 'id' | 'problem'>) {
  return problem === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': problemId(id) } as const)
}

/** Where the message of a control with this id stands. */
export function problemId(id: string): string {
  return `${id}-problem`
}
