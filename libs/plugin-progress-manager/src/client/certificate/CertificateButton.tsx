import { Button } from '@chakra-ui/react'
import type { Query } from '@sitewright/api-client/queries'
import { Fetched, useFetched } from '@sitewright/page-kit'
import { Award } from 'lucide-react'
import { useState } from 'react'
import type { Certificate } from '../../contract.ts'
import { texts } from './messages.ts'

const fetchView = () => import('./CertificateDialog.tsx')

/** Opens a certificate; its code is fetched then. @param props.query what reads it, as it is then. */
export function CertificateButton({ query }: { query: Query<Certificate | null> }) {
  const [open, setOpen] = useState(false)
  const View = useFetched(fetchView, open)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        alignSelf="start"
        loading={open && !View}
        loadingText={texts.certificate()}
        onClick={() => setOpen(true)}
      >
        <Award aria-hidden /> {texts.certificate()}
      </Button>
      {open && View && <Fetched component={View} query={query} onClose={() => setOpen(false)} />}
    </>
  )
}
