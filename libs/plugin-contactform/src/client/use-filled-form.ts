import { useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import type { Field } from '../model/field.ts'
import { mandatoryField } from '../form.ts'
import { readForm, startForm, type Filled } from './read-form.ts'

const watched = ['input', 'focusout', 'keydown'] as const

export interface FilledForm {
  /** Every field, with what is typed into it. */
  filled: readonly Filled[]
  /** The first field that has to be filled in or corrected; undefined: all is well. */
  first: Filled | undefined
  /** Somebody has typed or chosen something; what is taken back again counts too. */
  isBegun: boolean
  /** The message about a field: after the visitor has been there, or tried to submit. */
  told: (field: Filled) => string | undefined
  /**
   * The fields as they are to be submitted. Where something is wrong: undefined, all of it is told, and the first such
   * field has the focus.
   */
  attempt: () => readonly Field[] | undefined
  /** Takes the visitor to the email field. */
  focusMandatory: () => void
}

/**
 * A form whose controls keep what is typed into them by themselves: so it works before the browser has taken the page
 * over, and what was typed until then is found in the controls.
 *
 * @param ref - the `<form>` around the controls.
 */
export function useFilledForm(ref: RefObject<HTMLFormElement | null>, fields: readonly Field[]): FilledForm {
  const start = useMemo(() => startForm(fields), [fields])
  const [read, setRead] = useState<{ start: readonly Filled[]; filled: readonly Filled[] }>()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [attempted, setAttempted] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const filled = read?.start === start ? read.filled : start
  const first = filled.find(({ problem }) => problem !== undefined)

  function readAll(): readonly Filled[] {
    const now = ref.current ? readForm(ref.current, start) : start
    setRead({ start, filled: now })
    return now
  }
  useLayoutEffect(() => {
    if (!ref.current) return
    setRead({ start, filled: readForm(ref.current, start) })
    if (isFilledIn(ref.current)) setBegun(true)
  }, [ref, start])
  function touch(name: string | undefined) {
    if (name !== undefined) setTouched((before) => (before.has(name) ? before : new Set(before).add(name)))
  }
  function handleInput({ target }: Event) {
    readAll()
    setBegun(true)
    // anyone who unticks a box or chooses a file has decided, anyone who types the first letter has not
    if (target instanceof HTMLInputElement && ['checkbox', 'file'].includes(target.type)) touch(target.name)
  }
  function handleFocusOut({ target, relatedTarget }: FocusEvent) {
    const left = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
    if (left && !left.contains(relatedTarget instanceof Node ? relatedTarget : null)) touch(left.dataset['field'])
  }
  /** With the button disabled a browser leaves Enter without an effect. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement) || !first) return
    event.preventDefault()
    attempt()
  }
  function attempt() {
    const now = readAll()
    const wrong = now.find(({ problem }) => problem !== undefined)
    if (!wrong) return now.filter(({ away }) => !away).map(({ field }) => field)
    setAttempted(true)
    focusField(ref.current, wrong.name)
    return undefined
  }

  const handle = useEffectEvent((event: Event) => {
    if (event instanceof FocusEvent) handleFocusOut(event)
    else if (event instanceof KeyboardEvent) handleKeyDown(event)
    else handleInput(event)
  })
  useLayoutEffect(() => {
    const form = ref.current
    const listen = (event: Event) => handle(event)
    for (const type of watched) form?.addEventListener(type, listen)
    return () => {
      for (const type of watched) form?.removeEventListener(type, listen)
    }
  }, [ref])

  return {
    filled,
    first,
    isBegun,
    told: ({ name, problem }) => (attempted || (name !== undefined && touched.has(name)) ? problem : undefined),
    attempt,
    focusMandatory() {
      const at = fields.findIndex((field) => field === mandatoryField(fields))
      focusField(ref.current, filled[at]?.name)
    },
  }
}

/** True where a control has something else than the server wrote into it; a date has been given the visitor's day. */
function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected && !option.defaultSelected && option.index > 0)
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (!(control instanceof HTMLInputElement) || 'today' in control.dataset) return false
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked
  })
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const found = name === undefined ? undefined : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? firstEnabled(found) : found
  if (control instanceof HTMLElement) control.focus()
}

function firstEnabled(controls: RadioNodeList): Node | undefined {
  return [...controls].find((control) => control instanceof HTMLInputElement && !control.disabled) ?? controls[0]
}
