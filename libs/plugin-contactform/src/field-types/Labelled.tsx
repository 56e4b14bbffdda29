import { useInterfaceLanguage } from '@sitewright/page-kit'
import type { ReactNode } from 'react'
import type { InputProps } from './field-type.tsx'

type LabelledProps = Pick<InputProps<object>, 'id' | 'label' | 'required' | 'problem'> & { children: ReactNode }

/** A control below its label, with what is wrong below it. */
export function Labelled({ id, label, required, problem, children }: LabelledProps) {
  return (
    <>
      <label htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      {children}
      <Problem id={id} text={problem} />
    </>
  )
}

/** What is wrong with the field whose control has this id; `controlProps` ties the two. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  const language = useInterfaceLanguage()
  return text === undefined ? null : (
    <p id={problemId(id)} data-problem="" {...language}>
      {text}
    </p>
  )
}

/** What ties a control to its form, its label and its message. */
export function controlProps({ id, name, required, problem }: Omit<InputProps<object>, 'config' | 'label'>) {
  return { id, name, required, ...errorProps({ id, problem }) }
}

/** The part of it that a group of controls has too. */
export function errorProps({ id, problem }: Pick<InputProps<object>, 'id' | 'problem'>) {
  return problem === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': problemId(id) } as const)
}

/** Where the message of a control with this id stands. */
function problemId(id: string): string {
  return `${id}-problem`
}
