import { formatDay, formatTime, useMessages } from '@sitewright/ui'
import { NoticeButton } from '../../editing/NoticeButton.tsx'
import styles from './OfferBand.module.css'
import type { OfferedCopy, WorkingCopy } from '../use-working-copy.ts'
import { texts } from '../messages.ts'

export interface OfferBandProps {
  copy: Pick<WorkingCopy, 'offers'> & Partial<Pick<WorkingCopy, 'status'>>
  /** Something is being saved: what is shown must not be replaced now. */
  busy?: boolean
}

/** Says that there is something this person typed before and did not save, and offers to go on from it. */
export function OfferBand({ copy: { offers, status = 'nothing' }, busy = false }: OfferBandProps) {
  const messages = useMessages()
  const several = offers.length > 1
  /** There is something in the editor that is not saved. */
  const hasWords = status !== 'off' && status !== 'nothing'

  async function handleTake(take: () => void) {
    const answers = { danger: true, accept: texts.replace() }
    if (!hasWords || (await messages.confirm(texts.replaceQuestion(), answers))) take()
  }

  async function handleDrop(drop: () => void) {
    if (await messages.confirm(texts.discardQuestion(), { danger: true, accept: texts.discardAnswer() })) drop()
  }

  return (
    <section className={styles.offer} aria-label={texts.unsaved()}>
      {offers.map(({ key, saved, older, take, drop }, place) => (
        <div
          key={key}
          {...(several && { role: 'group', 'aria-label': texts.unsavedOf({ place: place + 1, count: offers.length }) })}
        >
          <p>
            {(place === 0 ? texts.first : texts.other)({ moment: momentText(saved, several) })}
            {older && ` ${texts.older()}`}
          </p>
          <NoticeButton disabled={busy} onClick={() => void handleTake(take)}>
            {texts.continue()}
          </NoticeButton>
          <NoticeButton disabled={busy} onClick={() => void handleDrop(drop)}>
            {texts.discard()}
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
  return day === formatDay(Math.floor(Date.now() / 1000)) ? time : texts.moment({ day, time })
}
