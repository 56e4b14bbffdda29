import { type KeyboardEvent, useState } from 'react'
import type { LinkTarget } from '../commands/links.ts'
import type { LinkChoice, LinkTargets } from '../links/link-choice.ts'
import { pathOf } from '../links/page-address.ts'
import { type Resolved, resolveAddress } from '../links/resolve-address.ts'
import { useLinkChoices } from '../links/use-link-choices.ts'
import { usePageHeadings } from '../links/use-page-headings.ts'
import { texts } from '../links/messages.ts'

export interface LinkFormOptions {
  url: string
  newWindow: boolean
  /** Asks for the words to show, where none are selected. */
  askText: boolean
  /** There is a link already, which can be removed. */
  existing: boolean
  /** The headings of the text, or of the page. */
  headings: readonly LinkChoice[]
  /** What of the site a link can lead to; absent where nothing is known of it. */
  targets: LinkTargets | undefined
  /** A word is a page of the site, also one that is not there yet. @default false */
  wordsArePages?: boolean
  /** False if the address is not allowed. */
  onSubmit: (target: LinkTarget) => boolean
}

/** Something that is said below the address: an error, or a warning, which a second Insert passes over. */
interface Word {
  text: string
  about: string
  refused: boolean
}

/** What is typed and chosen in the dialog of a link, and what becomes of it. */
export function useLinkForm(options: LinkFormOptions) {
  const { url, newWindow, existing, headings, targets, wordsArePages, onSubmit } = options
  const [address, setAddress] = useState(url)
  const words = useLinkText(options.askText)
  const [opensNew, setOpensNew] = useState(newWindow)
  const [word, setWord] = useState<Word>()
  const [busy, setBusy] = useState(false)
  const { choices, searching } = useLinkChoices(address, { headings, targets })
  const pageHeadings = usePageHeadings(address, { targets, searching })
  const [page, setPage] = useState<LinkChoice>()
  const { at, handleKey, leave } = useActiveChoice(choices, choose)

  function write(next: string) {
    setAddress(next)
    leave()
    setWord(undefined)
  }

  function choose(choice: LinkChoice) {
    write(choice.url)
    if (choice.kind === 'page') setPage(choice)
    words.offer(choice.label)
  }

  /** A heading of the page that was chosen, or its top again. */
  function chooseHeading(chosen: string, heading: string) {
    write(chosen)
    words.offer(heading || (page?.url === chosen ? page.label : ''))
  }

  async function submit() {
    setBusy(true)
    // a link that is there may lead wherever it led
    const meant: Resolved =
      address === url && existing ? { url } : await resolveAddress(address, { headings, targets, wordsArePages })
    setBusy(false)
    if (meant.refused !== undefined) return setWord({ text: meant.refused, about: address, refused: true })
    if (meant.doubt !== undefined && word?.about !== address)
      return setWord({ text: meant.doubt, about: address, refused: false })
    const { text } = words
    const done = onSubmit({ url: meant.url, newWindow: opensNew, ...(text ? { text } : {}) })
    if (!done) setWord({ text: texts.refused(), about: address, refused: true })
  }

  return {
    ...{ address, word, busy, opensNew, setOpensNew, choices, searching, pageHeadings, at, handleKey },
    ...{ write, choose, chooseHeading, submit, text: words.text, setText: words.setText },
    // at once, before its headings are known: what comes later moves no button away from who presses it
    isChosenPage: page !== undefined && page.url === pathOf(address),
    changed: address !== url || words.text !== '' || opensNew !== newWindow,
  }
}

/** The words to show, which what is chosen offers as long as nobody has typed others. */
function useLinkText(asked: boolean) {
  const [text, setText] = useState('')
  const [offered, setOffered] = useState('')

  function offer(label: string) {
    // a page first, then a heading of it
    if (!asked || (text !== '' && text !== offered)) return
    setText(label)
    setOffered(label)
  }
  return { text, setText, offer }
}

/** The choice that the arrow keys have come to: -1 for none. Enter takes it. */
function useActiveChoice(choices: readonly LinkChoice[], onChoose: (choice: LinkChoice) => void) {
  const [active, setActive] = useState(-1)
  const at = Math.min(active, choices.length - 1)

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setActive(at + 1 < choices.length ? at + 1 : 0)
    else if (event.key === 'ArrowUp') setActive(at > 0 ? at - 1 : choices.length - 1)
    else if (event.key === 'Enter' && choices[at]) onChoose(choices[at])
    else return
    event.preventDefault()
  }
  return { at, handleKey, leave: () => setActive(-1) }
}
