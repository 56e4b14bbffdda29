import { Notice } from '../elements/Notice.tsx'
import { WaysOn } from './WaysOn.tsx'
import { texts } from './messages.ts'

/** For a page whose kind no installed package brings. */
export function MissingKind({ kind }: { kind: string }) {
  return (
    <Notice title={texts.noKindTitle()}>
      <p>{texts.noKind({ kind })}</p>
      <WaysOn />
    </Notice>
  )
}
