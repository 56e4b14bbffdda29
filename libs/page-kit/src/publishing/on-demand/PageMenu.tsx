import type { PageStatus } from '@sitewright/api-client'
import { type Toasts, useMessages, useToast } from '@sitewright/ui'
import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import { useScreenAddress } from '../../use-screen-address.ts'
import { usePageForStaff } from '../page-for-staff.ts'
import { leavePage } from '../return-to-page.ts'
import { publishFailure, usePublishing } from '../use-publishing.ts'
import type { visibilityOf } from '../visibility.ts'
import styles from './PageMenu.module.css'
import { texts } from './messages.ts'

export interface PageMenuProps {
  /** What its button opens, and the name of the button as a CSS anchor. */
  id: string
  /** Of the page, now. */
  visibility: ReturnType<typeof visibilityOf>
  /** Says what was done; without it the menu does so itself. */
  showToast: Toasts['showToast'] | undefined
}

/** Copies the link of the page that is shown, leads to its settings, and takes it offline. It opens when it is there. */
export function PageMenu({ id, visibility, showToast: given }: PageMenuProps) {
  const own = useToast()
  const showToast = given ?? own.showToast
  const manager = useScreenAddress('pagemanager')
  const status = usePageForStaff()?.status
  const { takeOffline, copyLink } = useMenuActions(status, showToast)
  const menu = useRef<HTMLDivElement>(null)
  // the press that it comes with was before it was there
  useLayoutEffect(() => menu.current?.showPopover?.(), [])

  return (
    <>
      <div
        ref={menu}
        id={id}
        className={styles.menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={texts.more()}
        style={{ positionAnchor: `--${id}` } as CSSProperties}
      >
        {visibility === 'visible' && (
          <button type="button" role="menuitem" onClick={() => void copyLink()}>
            {texts.copyLink()}
          </button>
        )}
        {manager && status && (
          <>
            <a role="menuitem" href={`${manager}?settings=${status.id}`} onClick={() => leavePage(status.id)}>
              {texts.settings()}
            </a>
            <a
              role="menuitem"
              className={styles.history}
              href={`${manager}?history=${status.id}`}
              onClick={() => leavePage(status.id)}
            >
              {texts.history()}
            </a>
          </>
        )}
        {status?.mayPublish && (visibility === 'visible' || visibility === 'scheduled') && (
          <button type="button" role="menuitem" onClick={() => void takeOffline(status)}>
            {texts.takeOffline()}
          </button>
        )}
      </div>
      {own.toast}
    </>
  )
}

function useMenuActions(status: PageStatus | undefined, showToast: Toasts['showToast']) {
  const { schedule } = usePublishing({ showToast })
  const messages = useMessages()

  async function takeOffline({ pub_start, pub_end }: PageStatus) {
    try {
      await schedule({ published: false, pub_start, pub_end })
    } catch (error) {
      await messages.fail(publishFailure(), error)
    }
  }

  async function copyLink() {
    const { origin, pathname } = window.location
    const link = origin + (status?.url ? `/${status.url}` : pathname)
    try {
      await navigator.clipboard.writeText(link)
      showToast(texts.linkCopied())
    } catch {
      await messages.prompt(texts.copyThis(), link)
    }
  }

  return { takeOffline, copyLink }
}
