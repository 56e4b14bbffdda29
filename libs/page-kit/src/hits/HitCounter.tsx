import { useHolds } from '@sitewright/session'
import { Tooltip } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import { useSite } from '../site-context.ts'
import styles from './HitCounter.module.css'
import { texts } from './messages.ts'

/** How often the page was seen, 'Views unique/total', for those who may know; nothing before the first view. */
export function HitCounter({ pageId }: { pageId: number }) {
  const allowed = useHolds('core.page-manager', 'core.admin')
  const hits = useHits(pageId, allowed)
  if (!allowed || !hits || hits.total <= 0) return null
  return (
    <Tooltip label={texts.tooltip()}>
      <span className={styles.hits} tabIndex={0}>
        {texts.views()} <span>{`${hits.unique}/${hits.total}`}</span>
      </span>
    </Tooltip>
  )
}

interface Hits {
  pageId: number
  total: number
  unique: number
}

function useHits(pageId: number, allowed: boolean): Hits | undefined {
  const { api } = useSite()
  const [hits, setHits] = useState<Hits>()

  useEffect(() => {
    if (!allowed) return undefined
    let wanted = true
    api('GET private/page-get-hit-count.json.php', { id: pageId }).then(
      ([total = 0, unique = 0]) => {
        if (wanted) setHits({ pageId, total, unique })
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      wanted = false
    }
  }, [api, pageId, allowed])

  // Those of another page are not shown while this page's are on their way.
  return hits?.pageId === pageId ? hits : undefined
}
