import { parseShortcut } from '@sitewright/api-client'
import { useRef, useState, type RefObject } from 'react'
import type { Saving } from '../dialogs/use-saving.ts'

export interface ShortcutCheck {
  /** What is wrong with the shortcut, once it was to be saved. */
  problem: string | undefined
  input: RefObject<HTMLInputElement | null>
  /** The same save, but for a shortcut that the server would refuse: that leads to its field instead. */
  before: (saving: Saving) => Saving
}

const rule =
  'Use letters and numbers, with single hyphens between words and / between parts, such as huts/booking. ' +
  'The first part cannot be a word that the site uses itself, such as pages, api or search.'

/** Says at its field what a shortcut may be, before the server has to. */
export function useShortcutCheck(url: string): ShortcutCheck {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(false)
  const bad = parseShortcut(url) === undefined

  function before(saving: Saving): Saving {
    function start() {
      setAsked(true)
      if (bad) input.current?.focus()
      else saving.start()
    }
    return { ...saving, start }
  }

  return { problem: asked && bad ? rule : undefined, input, before }
}
