import { Fragment } from 'react'

/** An email address that breaks before `@` and dots, and is never cut off. */
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
