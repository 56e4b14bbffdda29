import { parseShortcut, type Page, type ShortcutAnswer } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useTyped } from '@sitewright/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Saving } from '../dialogs/use-saving.ts'
import { texts } from './new-page-messages.ts'

export interface ShortcutCheck {
  /** What is wrong with the shortcut: that another page has it, or its form, once it was to be saved. */
  problem: string | undefined
  /** The nearest shortcut that no page has; undefined where that is not known. */
  free: string | undefined
  input: RefObject<HTMLInputElement | null>
  /**
   * The same save, but for a shortcut that the server would refuse: that leads to its field instead. Why one was refused is
   * said until another one stands there.
   */
  before: (saving: Saving) => Saving
}

/**
 * Says at its field what is wrong with a shortcut, before the server has to refuse it.
 *
 * @param page what has a shortcut already, which it may keep.
 */
export function useShortcutCheck(url: string, page?: Pick<Page, 'id' | 'url'>): ShortcutCheck {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(false)
  const [sent, setSent] = useState<string>()
  const bad = parseShortcut(url) === undefined
  const answer = useAnswer(bad || url === page?.url ? '' : url, page?.id)

  function before(saving: Saving): Saving {
    function start() {
      setAsked(true)
      if (bad) return input.current?.focus()
      setSent(url)
      saving.start()
    }
    return { ...saving, reason: sent === url ? saving.reason : undefined, start }
  }

  const problem = bad ? asked && texts.shortcutRule() : answer?.problem === 'taken' && takenText(answer.free)
  return { problem: problem || undefined, free: answer?.free, input, before }
}

function takenText(free: string): string {
  return free === '' ? texts.shortcutTaken() : texts.shortcutFree({ free })
}

/** What the server says of a shortcut, once typing pauses; undefined until then, and where it cannot be asked. */
function useAnswer(url: string, id: number | undefined): ShortcutAnswer | undefined {
  const { api } = useSite()
  const typed = useTyped(url)
  const [latest, setLatest] = useState<{ url: string; answer: ShortcutAnswer }>()

  useEffect(() => {
    if (typed === '') return undefined
    let current = true
    async function ask() {
      try {
        const input = { url: typed, ...(id !== undefined && { except: id }) }
        const answer = await api('GET private/page-check-shortcut.json.php', input, { background: true })
        if (current) setLatest({ url: typed, answer })
      } catch (error) {
        console.error(error)
      }
    }
    void ask()
    return () => {
      current = false
    }
  }, [api, typed, id])

  return url !== '' && latest?.url === url ? latest.answer : undefined
}
