import { VisuallyHidden } from '@sitewright/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { shortenSame, wordChanges, type WordChange } from '../../word-changes.ts'
import styles from './Differences.module.css'
import { texts } from './messages.ts'

export interface DifferencesProps {
  /** The own version and the other one, as visitors would see them. */
  mine: ReactNode
  theirs: ReactNode
}

/** In which words two versions differ, as they were when it was first drawn. */
export default function Differences({ mine, theirs }: DifferencesProps) {
  const versions = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<{ changes: WordChange[] | undefined }>()
  useEffect(() => {
    const [own, other] = [...(versions.current?.children ?? [])].map((version) => textOf(version).trim())
    setFound({ changes: wordChanges(own ?? '', other ?? '') })
  }, [])
  // what readers see, whatever the kind of the page: only to be read once
  if (!found)
    return (
      <div hidden inert ref={versions}>
        <div>{mine}</div>
        <div>{theirs}</div>
      </div>
    )
  const { changes } = found
  if (!changes) return <p className={styles.note}>{texts.tooDifferent()}</p>
  if (changes.every(({ kind }) => kind === 'same')) return <p className={styles.note}>{texts.sameWords()}</p>
  return (
    <>
      <p className={styles.note}>{texts.key()}</p>
      <p className={styles.words} dir="auto">
        {shortenSame(changes).map(({ kind, text }, place) => {
          if (kind === 'same') return text
          const Change = kind === 'added' ? 'ins' : 'del'
          return (
            <Change key={place}>
              <VisuallyHidden>{`${kind === 'added' ? texts.onlyOther() : texts.onlyYours()} `}</VisuallyHidden>
              {text}
              <VisuallyHidden>{`${texts.endOfChange()} `}</VisuallyHidden>
            </Change>
          )
        })}
      </p>
    </>
  )
}

const blocks = 'address, blockquote, dd, dt, div, figcaption, h1, h2, h3, h4, h5, h6, li, p, pre, section, td, th, tr'

/** The words in an element, those of each block in a line of their own. */
function textOf(element: Element): string {
  let text = ''
  for (const node of element.childNodes) {
    if (node instanceof Text) text += node.data
    else if (node instanceof Element) text += node.matches(blocks) ? `\n${textOf(node)}\n` : textOf(node)
  }
  return text.replace(/\s*\n\s*/g, '\n')
}
