import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { card, openPerson } from '../../testing/open-page.tsx'
import { progressStore } from '../../testing/progress-store.ts'
import { samplePeople, sampleStages } from '../../testing/sample-progress.ts'

it('has a read-only checkbox for each stage, in the order of the system (PMGR-013)', async () => {
  const user = userEvent.setup()
  await openPerson('anna')
  const list = await card('Completion List')
  const boxes = list.getAllByRole('checkbox')
  expect(boxes.map((each) => each.closest('label')?.textContent)).toEqual(
    sampleStages.map(({ Description }) => Description),
  )
  for (const box of boxes) expect(box).toHaveAttribute('aria-readonly', 'true')
  await user.click(list.getByRole('checkbox', { name: 'Rope work' }))
  expect(list.getByRole('checkbox', { name: 'Rope work' })).not.toBeChecked()
  await user.click(list.getByRole('checkbox', { name: 'Radio use' }))
  expect(list.getByRole('checkbox', { name: 'Radio use' })).toBeChecked()
})

it('ticks the completed stages only, under a bar that counts them (PMGR-014, PMGR-031)', async () => {
  await openPerson('anna')
  const list = await card('Completion List')
  const ticked = list.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(ticked.map((each) => each.closest('label')?.textContent)).toEqual([
    ...['Safety briefing', 'Radio use', 'Map and compass', 'Weather', 'Night navigation'],
  ])
  expect(list.getByText('5 of 12 stages')).toBeVisible()
  expect(list.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5')
})

it('says so when the system has no stages', async () => {
  const system = { id: 4, name: 'Mountain guides', states: [], stages: [] }
  await openPerson('ben', progressStore({ system, people: samplePeople.slice(1) }))
  const list = await card('Completion List')
  expect(list.getByText('This system has no stages. A progress system administrator can add them.')).toBeVisible()
  expect(list.queryByRole('checkbox')).toBeNull()
  expect((await card('Register Progression')).getByText('This system has no stages.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
