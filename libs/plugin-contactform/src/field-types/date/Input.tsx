import { currentLanguage } from '@sitewright/messages'
import { CalendarDays } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { dayText, isDayText } from '../../model/day.ts'
import { drawn, valuesMayFollow } from '../../model/messages.ts'
import { controlProps, Labelled } from '../Labelled.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import type { LineConfig } from '../line-config.ts'
import { dateModel } from './model.ts'
import { readDay } from './read-day.ts'

export const dateField = defineFieldType(dateModel, {
  Input: DateInput,
  // 'DD/MM/YYYY', also where it was written in another way
  valueOf: ([text = '']) => readDay(text),
})

/**
 * A day as text, DD/MM/YYYY whatever the browser's own language is, with the browser's calendar beside it.
 * It starts with the visitor's today (Q118), which only the browser knows: the server leaves it empty, and the document's
 * own script fills in what is marked `data-today`.
 */
function DateInput({ config: _, ...field }: InputProps<LineConfig>) {
  const text = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    if (text.current?.value === '') text.current.value = dayText()
  }, [])

  valuesMayFollow()

  function write(day: string) {
    const input = text.current
    if (!input || input.value === day) return
    input.value = day
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  function handleOpen() {
    const input = calendar.current
    if (!input) return
    input.value = isoOfDay(readDay(text.current?.value ?? ''))
    input.showPicker()
  }

  return (
    <Labelled {...field}>
      <span data-date="" lang={currentLanguage().tag.toLowerCase()}>
        <input
          {...controlProps(field)}
          ref={text}
          type="text"
          placeholder={drawn.dayPattern()}
          autoComplete="off"
          defaultValue=""
          data-today=""
          onBlur={(event) => write(readDay(event.target.value))}
        />
        <button type="button" aria-label={drawn.openCalendar()} onClick={handleOpen}>
          <CalendarDays aria-hidden="true" />
        </button>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          onInput={(event) => write(dayOfIso(event.currentTarget.value))}
        />
      </span>
    </Labelled>
  )
}

/** 'YYYY-MM-DD', as the browser's calendar takes it; '' for what is no day. */
function isoOfDay(day: string): string {
  return isDayText(day) ? day.split('/').reverse().join('-') : ''
}

/** 'DD/MM/YYYY' of what the browser's calendar gives; '' for none. */
function dayOfIso(iso: string): string {
  return iso.split('-').reverse().join('/')
}
