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
  const { filled, readAll, isBegun, begin } = useControls(ref, fields)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [attempted, setAttempted] = useState(false)
  const first = filled.find(({ problem }) => problem !== undefined)

  function touch(name: string | undefined) {
    if (name !== undefined) setTouched((before) => (before.has(name) ? before : new Set(before).add(name)))
  }
  function attempt() {
    const now = readAll()
    const wrong = now.find(({ problem }) => problem !== undefined)
    if (!wrong) return now.filter(({ away }) => !away).map(({ field }) => field)
    setAttempted(true)
    focusField(ref.current, wrong.name)
    return undefined
  }

  useFormEvents(ref, {
    input({ target }) {
      readAll()
      begin()
      // anyone who unticks a box or chooses a file has decided, anyone who types the first letter has not
      if (target instanceof HTMLInputElement && ['checkbox', 'file'].includes(target.type)) touch(target.name)
    },
    focusOut({ target, relatedTarget }) {
      const left = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
      if (left && !left.contains(relatedTarget instanceof Node ? relatedTarget : null)) touch(left.dataset['field'])
    },
    // with the button disabled a browser leaves Enter without an effect
    keyDown(event) {
      if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement) || !first) return
      event.preventDefault()
      attempt()
    },
  })

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

/** The fields with what is in their controls, read when the page wakes up and by `readAll`. */
function useControls(ref: RefObject<HTMLFormElement | null>, fields: readonly Field[]) {
  const start = useMemo(() => startForm(fields), [fields])
  const [read, setRead] = useState<{ start: readonly Filled[]; filled: readonly Filled[] }>()
  const [isBegun, setBegun] = useState(false)

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
  return { filled: read?.start === start ? read.filled : start, readAll, isBegun, begin: () => setBegun(true) }
}

interface FormHandlers {
  input: (event: Event) => void
  focusOut: (event: FocusEvent) => void
  keyDown: (event: KeyboardEvent) => void
}

/** Listens to the form itself: its controls are not React's. */
function useFormEvents(ref: RefObject<HTMLFormElement | null>, on: FormHandlers): void {
  const handle = useEffectEvent((event: Event) => {
    if (event instanceof FocusEvent) on.focusOut(event)
    else if (event instanceof KeyboardEvent) on.keyDown(event)
    else on.input(event)
  })
  useLayoutEffect(() => {
    const form = ref.current
    const listen = (event: Event) => handle(event)
    for (const type of watched) form?.addEventListener(type, listen)
    return () => {
      for (const type of watched) form?.removeEventListener(type, listen)
    }
  }, [ref])
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
