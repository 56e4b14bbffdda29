import { english, readLanguageFrom } from '@sitewright/messages'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InFullSystem } from '../testing/in-system.tsx'
import { formatDay, formatMoment, formatTime } from '../formats.ts'

import { ZoneNote } from './ZoneNote.tsx'

afterEach(() => readLanguageFrom(() => english))

const inZone = (timeZone: string) => readLanguageFrom(() => ({ ...english, timeZone }))

it('names the time zone of the site to those whose device has another one', () => {
  inZone('Europe/Berlin')
  render(<ZoneNote />, { wrapper: InFullSystem })
  expect(screen.getByText('Times are those of Europe/Berlin.')).toBeVisible()
})

it.each([undefined, 'Pacific/Auckland'])('says nothing where times are those of the device: %s', (zone) => {
  if (zone) inZone(zone)
  render(
    <>
      <p>Times</p>
      <ZoneNote />
    </>,
    { wrapper: InFullSystem },
  )
  expect(screen.getByText('Times')).toBeVisible()
  expect(screen.queryByText(/Times are those/)).toBeNull()
})

it('goes with moments that are written in that zone', () => {
  inZone('Europe/Berlin')
  const moment = Date.parse('2026-06-30T22:15:00Z') / 1000
  expect([formatDay(moment), formatTime(moment), formatMoment(moment)]).toEqual([
    ...['1 Jul 2026', '12:15 am', '1 Jul 2026, 12:15 am'],
  ])
})
