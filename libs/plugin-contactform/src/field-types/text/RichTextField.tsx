import { Fetched, useFetched, useNearView } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '../editor-messages.ts'
import { makeInTurn } from './in-turn.ts'

const fetchRichTextInput = () => import('./RichTextInput.tsx')

export interface RichTextFieldProps {
  label: string
  /** HTML at first. */
  value: string
  onChange: (html: string) => void
}

/**
 * A rich text editor; while its code is fetched, a spinner of 25 px (B§9). It is made once it is near what is seen, each
 * in a task of its own, or at once when it gets the focus: before, its text stands there, where Tab reaches it.
 */
export function RichTextField(props: RichTextFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const RichTextInput = useFetched(fetchRichTextInput, true)
  const near = useNearView(place, { wanted: RichTextInput !== undefined })
  const [made, setMade] = useState(false)

  useEffect(() => (near && !made ? makeInTurn(() => flushSync(() => setMade(true))) : undefined), [near, made])

  const focused = useRef(false)
  useLayoutEffect(() => {
    if (made && focused.current) place.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()
  }, [made])

  /** Within the event, so that the next key is typed into the editor. */
  const makeNow = () => {
    focused.current = true
    flushSync(() => setMade(true))
  }

  return (
    <div ref={place}>
      {RichTextInput && made ? (
        <Fetched component={RichTextInput} {...props} />
      ) : RichTextInput ? (
        <div
          role="textbox"
          aria-label={props.label}
          aria-multiline
          tabIndex={0}
          style={{ minHeight: '18rem' }}
          onFocus={makeNow}
        >
          {wordsOf(props.value)}
        </div>
      ) : (
        <div style={{ fontSize: 25 }}>
          <Spinner label={texts.loadingEditor()} size="sm" hideLabel />
        </div>
      )}
    </div>
  )
}

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent
