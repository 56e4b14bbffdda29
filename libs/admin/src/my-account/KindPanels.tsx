import { useSite, type LoadedPanel } from '@sitewright/page-kit'
import { useEffect, useState } from 'react'
import { Panel } from './Panel.tsx'

const none: readonly LoadedPanel[] = []

/** What page kinds have to say to the person, below the account's own panels. */
export function KindPanels() {
  const { accountPanels } = useSite()
  const [panels, setPanels] = useState(none)
  useEffect(() => {
    let wanted = true
    void accountPanels?.().then((loaded) => wanted && setPanels(loaded))
    return () => {
      wanted = false
    }
  }, [accountPanels])
  return panels.map(({ key, Panel: KindPanel }) => <KindPanel key={key} Frame={Panel} />)
}
