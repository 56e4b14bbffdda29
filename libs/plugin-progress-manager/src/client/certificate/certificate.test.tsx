import '../../testing/in-auckland.ts'
import { openDialogs } from '@sitewright/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { button, openPerson, patient } from '../../testing/open-page.tsx'
import { certificate, progressStore, refuse } from '../../testing/progress-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const findView = async () => within(await screen.findByRole('dialog', { name: 'Certificate' }, patient))

async function openCertificate(name: string, store = progressStore()) {
  const page = await openPerson(name, store)
  await page.user.click(await button('Certificate'))
  return { ...page, view: await findView() }
}

const paper = () => document.querySelector('[data-print-certificate]')

describe('a certificate', () => {
  it('names the person, the system, what was achieved and when, who signed it, and the site', async () => {
    const { view, store } = await openCertificate('ben')
    const sheet = within(await view.findByRole('article'))
    expect(sheet.getByRole('heading', { name: 'Certificate' })).toBeVisible()
    for (const text of ['Alpine Club', 'Ben Okafor', 'Mountain guides', 'Certified', '2 hours', '3 of 12 stages'])
      expect(sheet.getByText(text)).toBeVisible()
    const rows = sheet.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows.slice(0, 2)).toEqual([
      ['Stage', 'Completed', 'Signed by'],
      ['Safety briefing', '9 Jan 2026', 'Kim Ngata'],
    ])
    expect(store.made(certificate)).toEqual([{ id: 2 }])
  })

  it('does not say that what is not completed is', async () => {
    const { view } = await openCertificate('carla')
    const sheet = within(await view.findByRole('article'))
    expect(sheet.getByRole('heading', { name: 'Record of progress' })).toBeVisible()
    expect(sheet.getByText('No stage is completed yet.')).toBeVisible()
    expect(sheet.queryByText('has completed')).toBeNull()
  })

  it('closes by Back', async () => {
    await openCertificate('ben')
    act(() => openDialogs.topmost()?.close())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is printed alone, and goes when it is closed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user, view } = await openCertificate('ben')
    await view.findByRole('article')
    expect(paper()).toHaveTextContent('Ben Okafor')
    expect(paper()?.parentElement).toBe(document.body)
    expect(paper()?.querySelector('style')).toHaveTextContent('body>:not([data-print-certificate]){display:none')
    await user.click(view.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(paper()).toBeNull()
    expect(await button('Certificate')).toHaveFocus()
  })

  it('that cannot be loaded can be asked for again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(certificate, () => refuse(404, 'Not found'))
    const { user, view } = await openCertificate('ben', store)
    expect(await view.findByRole('alert')).toHaveTextContent('The certificate could not be loaded.')
    expect(view.getByRole('button', { name: 'Print' })).toBeDisabled()
    store.answer(certificate, undefined)
    await user.click(view.getByRole('button', { name: 'Try again' }))
    expect(await view.findByText('Ben Okafor')).toBeVisible()
  })
})
