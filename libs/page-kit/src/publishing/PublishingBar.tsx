import { useToast } from '@sitewright/ui'
import { useKeptFocus } from '../editing/use-kept-focus.ts'
import { texts } from './messages.ts'
import { usePageForStaff } from './page-for-staff.ts'
import styles from './PublishingBar.module.css'
import { StatusLine } from './StatusLine.tsx'
import { useMinute } from './use-minute.ts'
import { usePublishing } from './use-publishing.ts'
import { useScheduleDialog } from './use-schedule-dialog.tsx'
import { visibilityOf } from './visibility.ts'

/**
 * How a page stands with the public, and what changes that, above a page that is not edited in place. Who may not publish
 * is told where visitors do not see it. Nothing for those who do not edit it.
 */
export function PublishingBar() {
  const { toast, showToast } = useToast()
  const { publish, busy, ...publishing } = usePublishing({ showToast })
  const schedule = useScheduleDialog(publishing)
  const bar = useKeptFocus<HTMLDivElement>()
  const status = usePageForStaff()?.status
  const now = useMinute()
  if (!status || (!status.mayPublish && visibilityOf(status, now) === 'visible')) return null
  return (
    <>
      <div
        ref={bar}
        className={styles.bar}
        role="group"
        tabIndex={-1}
        aria-label={texts.bar()}
        aria-busy={busy || undefined}
      >
        <StatusLine
          withHistory={false}
          busy={busy}
          onPublish={() => publish()}
          onSchedule={schedule.open}
          showToast={showToast}
        />
      </div>
      {schedule.dialog}
      {toast}
    </>
  )
}
