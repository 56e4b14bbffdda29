import type { ReactNode } from 'react'
import type { InputProps } from './input-type.tsx'
import { Problem } from './Problem.tsx'

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
