import { Button, chakra } from '@chakra-ui/react'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Progression } from '../../contract.ts'
import { texts } from './messages.ts'
import { byMonth, timelineEntries } from './timeline-entries.ts'
import { timelineStyles } from './timeline-styles.ts'
import { TimelineItem } from './TimelineItem.tsx'

export interface TimelineProps {
  progression: Progression
  system: ProgressionSystem
}

/** Entries that are shown at first, and with each press on 'Show more'. */
const step = 50

const Months = chakra('div', { base: timelineStyles })

/** What happened to a person in a system, month by month, the latest first. */
export function Timeline({ progression, system }: TimelineProps) {
  const [limit, setLimit] = useState(step)
  const place = useRef<HTMLDivElement>(null)
  const entries = useMemo(() => timelineEntries(progression), [progression])
  const months = useMemo(() => byMonth(entries.slice(0, limit)), [entries, limit])

  // reading goes on where it stopped, also where the button is gone
  useEffect(() => {
    if (limit > step) place.current?.querySelectorAll('li')[limit - step]?.focus()
  }, [limit])

  return (
    <Months ref={place}>
      {months.map(({ name, entries: ofMonth }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ol>
            {ofMonth.map((entry) => (
              <TimelineItem key={entry.key} entry={entry} system={system} />
            ))}
          </ol>
        </div>
      ))}
      {limit < entries.length && (
        <footer>
          <Button variant="outline" size="sm" onClick={() => setLimit(limit + step)}>
            {texts.showMore()}
          </Button>
          <p>{texts.latest({ shown: limit, count: entries.length })}</p>
        </footer>
      )}
    </Months>
  )
}
