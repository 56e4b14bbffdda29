import { Fragment } from 'react'

/** An email address that is cut off where the stylesheet says so, and else breaks before `@` and dots alone. */
export function EmailAddress({ text }: { text: string }) {
  return (
    <span data-address="" title={text}>
      {text.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
