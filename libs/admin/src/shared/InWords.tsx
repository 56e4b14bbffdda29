import type { ReactNode } from 'react'

/** An icon and its word, which the style sheet of the table shows where there is room. */
export function InWords({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <>
      {icon}
      <span data-word="">{word}</span>
    </>
  )
}
