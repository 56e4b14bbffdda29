import { readAddress } from '@sitewright/html'
import { folded } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import type { LinkChoice, LinkTargets } from './link-choice.ts'
import { texts } from './messages.ts'

/** Milliseconds without a key until the site is searched. */
const pause = 200
/** Headings shown at most. */
const maxHeadings = 8

/** What is offered for what was typed: how that is understood, then headings of the text, pages and files. */
export function useLinkChoices(
  typed: string,
  { headings, targets }: { headings: readonly LinkChoice[]; targets: LinkTargets | undefined },
) {
  const words = typed.trim()
  const [found, setFound] = useState<{ words: string; choices: readonly LinkChoice[] }>()
  const searched = useRef(false)

  useEffect(() => {
    if (!targets) return undefined
    let gone = false
    const search = () =>
      targets.find(words).then(
        (choices) => !gone && setFound({ words, choices }),
        (error: unknown) => {
          console.error(error)
          if (!gone) setFound({ words, choices: [] })
        },
      )
    // what can be chosen at first comes at once
    const timer = setTimeout(() => void search(), searched.current ? pause : 0)
    searched.current = true
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [words, targets])

  const isStale = found?.words !== words
  const lower = words.toLocaleLowerCase()
  const own = headings.filter(({ label }) => label.toLocaleLowerCase().includes(lower)).slice(0, maxHeadings)
  return {
    // a heading that was chosen is shown by the list of the page's headings
    choices: [...meantBy(words), ...foundNow(), ...own].filter(
      ({ kind, url }) => kind !== 'heading' || url !== words || !url.startsWith('/'),
    ),
    searching: targets !== undefined && isStale,
  }

  /** Until there is an answer, those of the answer before that have the words: Enter takes nothing else. */
  function foundNow(): readonly LinkChoice[] {
    const before = found?.choices ?? []
    return isStale ? before.filter((choice) => hasWords(choice, words)) : before
  }
}

function hasWords({ label, detail = '', url }: LinkChoice, words: string): boolean {
  const text = folded(`${label} ${detail} ${url}`)
  return words.split(/\s+/).every((word) => text.includes(folded(word)))
}

const details = { web: texts.web, email: texts.email, telephone: texts.telephone }

function meantBy(words: string): LinkChoice[] {
  const meant = readAddress(words)
  if (!meant || meant.kind === 'site' || meant.kind === 'word') return []
  return [{ kind: meant.kind, url: meant.href, label: words, detail: details[meant.kind]() }]
}
