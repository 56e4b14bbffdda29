import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { manyPeople, sampleSystem } from '../../testing/sample-overview.ts'
import { findTable, readNames, showOverview } from '../../testing/show-overview.tsx'

const people = manyPeople(5000)
const names = people.map(({ name, email }) => name || email)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** By its label, for looking by role among so many cells takes long. */
const press = (label: string) => fireEvent.click(screen.getByLabelText(label))
const header = (label: string) => screen.getByText(label, { selector: 'thead bdi' })

describe('5,000 people', () => {
  it('are shown by pages of a hundred', async () => {
    showOverview({ people })
    expect(await readNames()).toEqual(names.slice(0, 100))
    expect(screen.getByText('1–100 of 5,000')).toBeVisible()
    expect(screen.getByLabelText('Previous page')).toHaveAttribute('aria-disabled', 'true')
    press('Next page')
    expect(await readNames()).toEqual(names.slice(100, 200))
    press('Last page')
    expect(await readNames()).toEqual(names.slice(4900))
    expect(screen.getByText('4,901–5,000 of 5,000')).toBeVisible()
    for (const label of ['Next page', 'Last page'])
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-disabled', 'true')
    press('Next page')
    expect(await readNames()).toEqual(names.slice(4900))
    press('Previous page')
    expect(await readNames()).toEqual(names.slice(4800, 4900))
    press('First page')
    expect(await readNames()).toEqual(names.slice(0, 100))
  })

  it('are sorted and filtered all together, and shown from the first page on', async () => {
    showOverview({ people })
    await findTable()
    press('Last page')
    fireEvent.click(header('Hours'))
    const byHours = people.toSorted((one, other) => one.hours - other.hours)
    expect(await readNames()).toEqual(byHours.slice(0, 100).map(({ name, email }) => name || email))
    press('Next page')
    fireEvent.change(screen.getByLabelText('Completed'), { target: { value: 'yes' } })
    const completed = byHours.filter(({ complete }) => complete)
    expect(await readNames()).toEqual(completed.slice(0, 100).map(({ name, email }) => name || email))
    expect(screen.getByText(`1–100 of ${completed.length}`)).toBeVisible()
    expect(screen.getByText(`${completed.length} of 5,000 people`)).toBeVisible()
  })

  it('have no pages where a hundred or fewer are found', async () => {
    showOverview({ people: people.slice(0, 100) })
    expect(await readNames()).toHaveLength(100)
    expect(screen.queryByLabelText('Pages of the table')).toBeNull()
  })

  it('come in smaller pages where the stages are many', async () => {
    const SystemStages = Array.from({ length: 95 }, (_, index) => ({ id: index + 1, Description: `Unit ${index + 1}` }))
    showOverview({ people: people.slice(0, 120), system: { ...sampleSystem, SystemStages } })
    expect(await readNames()).toHaveLength(40)
    expect(screen.getByText('1–40 of 120')).toBeVisible()
  })
})

describe('Print', () => {
  const sheet = () => document.querySelector('[data-print-sheet]')

  it('adds a sheet with all matches to the page while it is printed', async () => {
    const rowsAtPrint = vi.fn()
    vi.stubGlobal('print', () => rowsAtPrint(sheet()?.querySelectorAll('tbody tr').length))
    showOverview({ people: people.slice(0, 300) })
    await findTable()
    fireEvent.change(screen.getByLabelText('Completed'), { target: { value: 'no' } })
    const wanted = people.slice(0, 300).filter(({ complete }) => !complete)
    await screen.findByText(`${wanted.length} of 300 people`)
    expect(sheet()).toBeNull()

    fireEvent.click(screen.getByText('Print'))
    await waitFor(() => expect(rowsAtPrint.mock.calls).toEqual([[wanted.length]]))
    expect(sheet()?.parentElement).toBe(document.body)
    expect(sheet()?.querySelector('h1')).toHaveTextContent('Mountain guides')
    expect(sheet()).toHaveTextContent(/Progress on \d\d\/\d\d\/\d{4} \d\d:\d\d: not completed/)
    expect([...sheet()!.querySelectorAll('tbody th')].map((each) => each.textContent)).toEqual(
      wanted.map(({ name, email }) => name || email),
    )
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(sheet()).toBeNull())

    fireEvent.click(screen.getByText('Print'))
    await waitFor(() => expect(rowsAtPrint).toHaveBeenCalledTimes(2))
  })

  it('gives stages that do not fit beside the others a table of their own', async () => {
    vi.stubGlobal('print', vi.fn())
    const SystemStages = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, Description: `Unit ${index + 1}` }))
    showOverview({ people: people.slice(0, 3), system: { ...sampleSystem, SystemStages } })
    await findTable()
    fireEvent.click(screen.getByText('Print'))
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
    const tables = [...sheet()!.querySelectorAll('table')]
    expect(tables.map((table) => table.querySelectorAll('thead th').length)).toEqual([6 + 16, 1 + 16, 1 + 8])
    expect(tables.map((table) => table.querySelectorAll('tbody tr').length)).toEqual([3, 3, 3])
  })
})

describe('Export as CSV', () => {
  it('saves all matches, in the order of the table, under the name of the system', async () => {
    const blobs: Blob[] = []
    const saved: string[] = []
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
    URL.revokeObjectURL = vi.fn()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.getAttribute('href')} ${this.download}`)
    })
    showOverview({ people: people.slice(0, 150) })
    await findTable()
    fireEvent.change(screen.getByLabelText('Completed'), { target: { value: 'yes' } })
    fireEvent.click(header('Hours'))
    fireEvent.click(screen.getByText('Export as CSV'))
    expect(saved).toEqual([expect.stringMatching(/^blob:1 Mountain guides \d{4}-\d\d-\d\d\.csv$/)])
    expect(blobs[0]!.type).toBe('text/csv;charset=utf-8')
    const lines = (await blobs[0]!.text()).trimEnd().split('\r\n')
    const wanted = people.slice(0, 150).filter(({ complete }) => complete)
    const byHours = wanted.toSorted((one, other) => one.hours - other.hours)
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2))).toEqual(
      byHours.map(({ name, email }) => [name, email]),
    )
  })
})
