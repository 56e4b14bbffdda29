import { formatDay, formatTime, useMessages } from '@sitewright/ui'
import { NoticeButton } from '../../editing/NoticeButton.tsx'
import styles from './OfferBand.module.css'
import type { OfferedCopy, WorkingCopy } from '../use-working-copy.ts'

export interface OfferBandProps {
  copy: Pick<WorkingCopy, 'offers'> & Partial<Pick<WorkingCopy, 'status'>>
  /** Something is being saved: what is shown must not be replaced now. */
  busy?: boolean
}

const name = 'Unsaved changes'

/** Says that there is something this person typed before and did not save, and offers to go on from it. */
export function OfferBand({ copy: { offers, status = 'nothing' }, busy = false }: OfferBandProps) {
  const messages = useMessages()
  const several = offers.length > 1
  /** There is something in the editor that is not saved. */
  const hasWords = status !== 'off' && status !== 'nothing'

  async function handleTake(take: () => void) {
    const question = 'Put these changes in the place of what is in the editor now, which is not saved?'
    if (!hasWords || (await messages.confirm(question, { danger: true, accept: 'Replace' }))) take()
  }

  async function handleDrop(drop: () => void) {
    const question = 'Discard these changes? They cannot be brought back.'
    if (await messages.confirm(question, { danger: true, accept: 'Discard' })) drop()
  }

  return (
    <section className={styles.offer} aria-label={name}>
      {offers.map(({ key, saved, older, take, drop }, place) => (
        <div key={key} {...(several && { role: 'group', 'aria-label': `${name} ${place + 1} of ${offers.length}` })}>
          <p>
            {place === 0 ? 'You have changes from ' : 'Other changes are from '}
            {momentText(saved, several)}
            {place === 0 ? ' that are not saved.' : '.'}
            {older && ' Something else was saved since then; you will be asked before it is overwritten.'}
          </p>
          <NoticeButton disabled={busy} onClick={() => void handleTake(take)}>
            Continue with them
          </NoticeButton>
          <NoticeButton disabled={busy} onClick={() => void handleDrop(drop)}>
            Discard them
          </NoticeButton>
        </div>
      ))}
    </section>
  )
}

/** The time alone where it was today; to the second where several are to be told apart. */
function momentText(saved: OfferedCopy['saved'], exact: boolean): string {
  const day = formatDay(Math.floor(saved / 1000))
  const time = formatTime(saved / 1000, exact)
  return day === formatDay(Math.floor(Date.now() / 1000)) ? time : `${day}, ${time}`
}
