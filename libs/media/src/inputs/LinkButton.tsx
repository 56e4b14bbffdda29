import { Button } from '@chakra-ui/react'
import { Link } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ChooseLinkProps } from './on-demand/ChooseLink.tsx'
import { texts } from './messages.ts'

const ChooseLink = lazy(() => import('./on-demand/ChooseLink.tsx'))

/** Those of the dialog that it opens. */
export type LinkButtonProps = Omit<ChooseLinkProps, 'onClose'>

/** Finds what a link leads to among the pages and files of the site, in a dialog. Needs `FullSystemProvider` above it. */
export function LinkButton(props: LinkButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link aria-hidden />
        {texts.chooseLink()}
      </Button>
      {open && (
        <Suspense>
          <ChooseLink {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
