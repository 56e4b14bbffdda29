import { keepTrying } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import { load, type ProgressAdminData } from '../client/load.ts'
import { View } from '../client/View.tsx'

/** The page as the shell shows it: a spinner until it is loaded. */
export function ProgressPage({ pageId = 7 }: { pageId?: number }) {
  const { api } = useSite()
  const [data, setData] = useState<ProgressAdminData>()
  useEffect(() => keepTrying(() => load({ api, pageId }), setData), [api, pageId])
  return data ? <View pageId={pageId} data={data} /> : <Spinner label="Loading" size="lg" />
}
