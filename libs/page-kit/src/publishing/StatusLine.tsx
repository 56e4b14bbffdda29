import { type Toasts, Tooltip } from '@sitewright/ui'
import { CalendarClock, Globe, History } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { BarButton, BarLink } from '../editing/BarButton.tsx'
import { useScreenAddress } from '../use-screen-address.ts'
import { describeStatus } from './describe-status.ts'
import { usePageForStaff } from './page-for-staff.ts'
import { PageMenuButton } from './PageMenuButton.tsx'
import { leavePage } from './return-to-page.ts'
import styles from './StatusLine.module.css'
import { useMinute } from './use-minute.ts'
import { visibilityOf } from './visibility.ts'
import { texts } from './messages.ts'

export interface StatusLineProps {
  /** There is a draft; absent: as the page's status says. */
  draft?: boolean | undefined
  /** The draft is older than what is stored beside it; absent: as the page's status says. */
  draftIsOlder?: boolean | undefined
  /** While a page is edited, what is left to be done with it waits, but for 'Publish' where it is not published. @default false */
  editing?: boolean
  /** It is the draft that is seen. @default false */
  draftActive?: boolean
  /** @default false */
  busy?: boolean
  /** The page's contents have a history. @default true */
  withHistory?: boolean
  onPublish: () => void
  onSchedule: () => void
  /** Told when the menu is asked for where it is not to open yet; absent: it opens. */
  onMenu?: (() => void) | undefined
  /** Says what was done by the menu; absent: it says so itself. */
  showToast?: Toasts['showToast'] | undefined
  /** What else is to be said, such as who else is here. */
  children?: ReactNode
}

/** How a page stands with the public, in words, and what changes that, for those who may. */
export function StatusLine({
  draft,
  draftIsOlder,
  editing = false,
  draftActive = false,
  busy = false,
  withHistory = true,
  onPublish,
  onSchedule,
  onMenu,
  showToast,
  children,
}: StatusLineProps) {
  const status = usePageForStaff()?.status
  const inBrowser = useSyncExternalStore(never, isBrowser, isServer)
  const manager = useScreenAddress('pagemanager')
  const now = useMinute()
  if (!status) return children
  const visibility = visibilityOf(status, now)
  const hidden = visibility !== 'visible'
  const mayPublishNow = status.mayPublish && (editing ? visibility === 'unpublished' : hidden)
  const described = describeStatus(
    { ...status, draft: draft ?? status.draft },
    {
      now,
      dates: inBrowser,
      draftIsOlder: draftIsOlder ?? status.draftIsOlder ?? false,
      // of a draft that is not what is edited more is said
      draftNote: editing && !draftActive ? '' : undefined,
    },
  )
  return (
    <>
      <StatusBadge {...{ described, hidden, draftActive }} />
      {children}
      {mayPublishNow && (
        <BarButton
          label={texts.publish()}
          icon={<Globe />}
          tone={editing ? 'neutral' : 'primary'}
          disabled={busy}
          onClick={onPublish}
        />
      )}
      {status.mayPublish && !editing && (
        <BarButton label={texts.schedule()} icon={<CalendarClock />} disabled={busy} onClick={onSchedule} />
      )}
      {manager && withHistory && !editing && (
        <BarLink
          className={styles.history}
          label={texts.history()}
          icon={<History />}
          href={`${manager}?history=${status.id}`}
          onClick={() => leavePage(status.id)}
        />
      )}
      {!editing && (status.mayPublish || !hidden) && (
        <PageMenuButton visibility={visibility} showToast={showToast} onAsk={onMenu} />
      )}
    </>
  )
}

interface StatusBadgeProps extends Required<Pick<StatusLineProps, 'draftActive'>> {
  described: ReturnType<typeof describeStatus>
  /** Visitors cannot see the page. */
  hidden: boolean
}

function StatusBadge({ described: { title, tone, details }, hidden, draftActive }: StatusBadgeProps) {
  const all = [hidden ? texts.unseen() : texts.seen(), ...details].join('. ')
  return (
    <span className={styles.status}>
      <Tooltip label={all}>
        <span className={styles.badge} data-tone={tone} data-draft={draftActive || undefined} tabIndex={0}>
          {title}
        </span>
      </Tooltip>
      {details.length > 0 && (
        <span className={styles.details} data-details data-several={details.length > 1 || undefined}>
          {details.join(' · ')}
        </span>
      )}
    </span>
  )
}

const never = () => () => {}
const isBrowser = () => true
const isServer = () => false
