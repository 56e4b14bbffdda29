import { startTransition, useEffect, useEffectEvent, type ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'
import { keepTyped, type KeptInput } from './keep-typed.ts'

export interface Hydration extends Pick<HydrationOptions, 'identifierPrefix'> {
  content: ReactNode
  /** Called once everything is on the page and answers, with what was typed before. */
  onAwake: (kept: KeptInput) => void
}

/**
 * Takes over what the server drew; as a transition, so that the browser can answer to the visitor in between. What is no
 * longer as the server drew it is drawn again, with what was typed into it and the focus.
 */
export function hydrate(element: HTMLElement, { content, onAwake, identifierPrefix }: Hydration): Promise<Root> {
  const kept = keepTyped(element)
  const pass = holdKeptClicks(element)
  const wakeful = wakefully(content, () => {
    pass()
    onAwake(kept)
  })
  function onRecoverableError(error: unknown): void {
    console.warn('Something else has changed the page, so it was drawn anew', error)
    if (isMismatch(error)) kept.noteRedraw()
  }
  const options = { onRecoverableError, ...(identifierPrefix !== undefined && { identifierPrefix }) }
  return new Promise((resolve) => startTransition(() => resolve(hydrateRoot(element, wakeful, options))))
}

/**
 * Keeps React from the clicks that the document's inline script keeps: it would take over at once what is clicked and pass
 * the click on, which is carried out once the page is awake. At the document, since other parts of React listen at the body.
 *
 * @returns what ends it.
 */
function holdKeptClicks(element: HTMLElement): () => void {
  function hold(event: MouseEvent) {
    if (event.defaultPrevented && element.contains(event.target as Node)) event.stopImmediatePropagation()
  }
  document.addEventListener('click', hold, true)
  return () => document.removeEventListener('click', hold, true)
}

/** React recovers from other errors too, long after; its published code has numbers in place of the texts. */
function isMismatch(error: unknown): boolean {
  return error instanceof Error && /hydrat|error #(418|419|421|422|423|425)\b/i.test(error.message)
}

/** Something that calls back once, when everything inside is on the page and answers. */
export function wakefully(content: ReactNode, onAwake: () => void): ReactNode {
  return <Wakeful onAwake={onAwake}>{content}</Wakeful>
}

function Wakeful({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  const awake = useEffectEvent(onAwake)
  useEffect(() => awake(), [])
  return children
}
