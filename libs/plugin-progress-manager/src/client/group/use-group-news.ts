import { useSite } from '@sitewright/page-kit'
import { useMessages, useToast } from '@sitewright/ui'
import { useState, type ReactNode } from 'react'
import { callsOf } from '../calls.ts'
import { failures } from '../failure-messages.ts'
import { texts } from './news-messages.ts'
import { exceptionsOf, undoRecords } from './undo-records.ts'

/** What was recorded for several people; nothing where that is not known. */
export interface GroupNews {
  /** For how many. */
  people: number
  /** Ids of the records. */
  records: readonly number[]
}

export interface GroupNewsState {
  /** The place where it is said. Render it at all times. */
  toast: ReactNode
  /** Counts what may have changed. */
  round: number
  tell: (news: GroupNews) => void
}

const strikeCall = 'POST protected/plugin/progress-manager/strike-group.json.php'

/**
 * Says what was recorded for several people, with a way back: the records are struck out, as single ones are.
 *
 * @param onChange - what is shown of people may be out of date.
 */
export function useGroupNews(pageId: number, onChange: () => void): GroupNewsState {
  const { api } = useSite()
  const messages = useMessages()
  const { toast, showToast } = useToast()
  const [round, setRound] = useState(0)

  function changed() {
    setRound((last) => last + 1)
    onChange()
  }

  async function undo({ people, records }: GroupNews) {
    try {
      const undone = await undoRecords({ records, strike: (some) => callsOf(api)(strikeCall, { id: pageId, ...some }) })
      const exceptions = exceptionsOf(undone)
      showToast(
        exceptions === ''
          ? texts.struckFor({ count: people })
          : `${texts.struck({ count: undone.struck })} ${exceptions}`,
      )
    } catch (error) {
      await messages.fail(failures.strike(), error)
    } finally {
      changed()
    }
  }

  return {
    ...{ toast, round },
    tell(news) {
      changed()
      if (news.people > 0)
        showToast(texts.recordedFor({ count: news.people }), [{ label: texts.undo(), onPress: () => void undo(news) }])
    },
  }
}
