import { Notice } from '../elements/Notice.tsx'
import { WaysOn } from './WaysOn.tsx'

/** For a page whose kind no installed package brings. */
export function MissingKind({ kind }: { kind: string }) {
  return (
    <Notice title="This page kind is not installed">
      <p>The page is of the kind ‘{kind}’. It can be shown again once the package that provides it is installed.</p>
      <WaysOn />
    </Notice>
  )
}
