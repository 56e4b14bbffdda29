import { FullSystemProvider } from '@sitewright/ui/full'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Progression } from '../../contract.ts'
import { sampleSystem } from '../../testing/sample-overview.ts'
import { manyRecords, sampleProgression } from '../../testing/sample-timeline.ts'
import { Timeline } from './Timeline.tsx'

function show(progression: Progression = sampleProgression) {
  render(
    <FullSystemProvider>
      <Timeline progression={progression} system={sampleSystem} />
    </FullSystemProvider>,
  )
  return userEvent.setup()
}

const texts = () =>
  screen.getAllByRole('listitem').map((item) => [...item.querySelectorAll('p')].map((p) => p.textContent))

describe('the timeline', () => {
  it('lists registration, changes and records by time, the latest first, under their months', () => {
    show()
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      ...['March 2026', 'February 2026', 'January 2026'],
    ])
    expect(screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([6, 4, 3])
    expect(texts().map(([title]) => title)).toEqual([
      ...['State: Certified', 'Completed', 'State: Assessed'],
      ...['15/03/2026 09:00 - 17/03/2026 01:00, 40 hours', '14/03/2026 09:00 - 13:00, 4 hours'],
      '07/03/2026 20:00 - 08/03/2026 02:00, 6 hours',
      ...['21/02/2026 08:00 - 15:15, 7.25 hours', '10/02/2026 18:00 - 19:30, 1.5 hours'],
      ...['03/02/2026 09:00 - 12:00, 3 hours', 'State: In training'],
      ...['No state any more', 'State: Enrolled', 'Registered in Mountain guides'],
    ])
  })

  it('says who did it, and when', () => {
    show()
    expect(texts()[0]).toEqual(['State: Certified', 'Saved by Rangi Pere, 20/03/2026 10:00'])
    expect(texts()[4]![1]).toBe('Recorded by Kim Ngata, 14/03/2026 14:00')
    expect(texts().at(-1)![1]).toBe('Registered by Kim Ngata, 12/01/2026 09:00')
  })

  it('shows a struck-out record struck through, and says who did it, when and why', () => {
    show()
    const struck = [...document.querySelectorAll('s')]
    expect(struck.map((each) => each.textContent)).toEqual(['15/03/2026 09:00 - 17/03/2026 01:00, 40 hours'])
    expect(texts()[3]![2]).toBe('Struck out by Rangi Pere, 16/03/2026 08:00: Four hours, not forty')
  })

  it('says when a progression is not completed any more, together with the state that was saved with it', () => {
    show({
      ...sampleProgression,
      records: [],
      changes: [
        { by: '', time: 2000, state: '', complete: false },
        { by: 'Kim', time: 1000, state: 'Certified', complete: true },
      ],
    })
    const saved = texts().filter(([, by]) => by?.startsWith('Saved'))
    expect(saved.map(([title]) => title)).toEqual([
      'No state any more, no longer completed',
      'State: Certified, completed',
    ])
    expect(saved[0]![1]).toMatch(/^Saved \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  })

  it('shows the latest 50 of many, and 50 more with each press, with the focus on the next one', async () => {
    const user = show(manyRecords(99))
    const items = () => document.querySelectorAll('li')
    expect(items()).toHaveLength(50)
    expect(screen.getByText('The latest 50 of 100 entries')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(items()).toHaveLength(100)
    expect(items()[50]).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})
