import { useId, type ReactNode } from 'react'

export interface PictureFieldProps {
  label: string
  help?: string
  /** Address of what is chosen now; undefined for nothing. */
  source: string | undefined
  /** The buttons that choose another one. */
  children: ReactNode
}

/** A picture that is chosen, and how to choose another one. */
export function PictureField({ label, help, source, children }: PictureFieldProps) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} data-picture="">
      <span id={labelId}>{label}</span>
      {source === undefined ? <span data-none="">None chosen</span> : <img src={source} alt="" />}
      {children}
      {help && <p>{help}</p>}
    </div>
  )
}
