import { startTransition, useEffect, useEffectEvent, type ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'

export interface Hydration extends HydrationOptions {
  content: ReactNode
  /** Called once everything is on the page and answers. */
  onAwake: () => void
}

/** Takes over what the server drew; as a transition, so that the browser can answer to the visitor in between. */
export function hydrate(element: HTMLElement, { content, onAwake, ...options }: Hydration): Promise<Root> {
  const wakeful = wakefully(content, onAwake)
  return new Promise((resolve) => startTransition(() => resolve(hydrateRoot(element, wakeful, options))))
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
