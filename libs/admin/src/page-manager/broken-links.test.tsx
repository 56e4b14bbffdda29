import type { Answers } from '@sitewright/api-client/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'

const call = 'GET private/page-get-broken-links.json.php'
const huts = { id: 2, name: 'Our huts', url: 'huts', renderer: 'single-page' }

async function openBrokenLinks(answers: Answers) {
  const manager = openPageManager(answers)
  await findRow('Our huts')
  await manager.user.click(screen.getByRole('button', { name: 'Filter' }))
  await manager.user.click(screen.getByRole('button', { name: 'Links that lead nowhere' }))
  return { ...manager, dialog: within(await screen.findByRole('dialog', { name: 'Links that lead nowhere' })) }
}

describe('links that lead nowhere', () => {
  it('are listed by page, with why and a way to edit it, from all pages', async () => {
    const { dialog, inputsOf } = await openBrokenLinks({
      [call]: ({ after }) =>
        after === undefined
          ? {
              items: [{ page: huts, text: 'North', address: '/no-such', why: 'missing' as const }],
              next: 200,
              looked: 200,
            }
          : {
              items: [
                { page: huts, text: '', address: '/plans', why: 'unpublished' as const },
                { page: huts, text: 'costs', address: '/huts#h-prices', why: 'heading' as const },
                { page: huts, text: 'hut.jpg', address: '/api/1/private/file-get.php?id=7', why: 'personal' as const },
              ],
              next: null,
              looked: 3,
            },
    })
    expect(await dialog.findByText('4 links on 1 page, as published.')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Our huts' })).toHaveAttribute('href', '/pages/single-page/2#edit')
    const [, first, second, third, fourth] = dialog.getAllByRole('listitem')
    expect(first).toHaveTextContent('‘North’ → /no-suchThere is no page at this address')
    expect(second).toHaveTextContent('[picture] → /plansVisitors do not see this page')
    expect(third).toHaveTextContent('‘costs’ → /huts#h-pricesThe page has no such heading any more')
    expect(fourth).toHaveTextContent(/‘hut.jpg’ → .*Only its owner sees this file/)
    expect(inputsOf(call)).toEqual([{}, { after: 200 }])
  })

  it('are none where every link leads somewhere', async () => {
    const { dialog } = await openBrokenLinks({ [call]: () => ({ items: [], next: null, looked: 3 }) })
    expect(await dialog.findByText('Every link leads somewhere')).toBeVisible()
  })

  it('are looked for again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let fails = true
    const { user, dialog } = await openBrokenLinks({
      [call]: () => {
        if (fails) throw new Error('down')
        return { items: [], next: null, looked: 3 }
      },
    })
    await dialog.findByText('The links could not be looked at')
    fails = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Every link leads somewhere')).toBeVisible()
  })
})
