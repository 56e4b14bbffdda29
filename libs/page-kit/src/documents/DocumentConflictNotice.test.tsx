import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DocumentConflictNotice } from './DocumentConflictNotice.tsx'

vi.mock('./fetch-conflict-notice.ts', () => ({
  fetchConflictNotice: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))

it('says what happened also where its code cannot be had', async () => {
  const nothing = () => {}
  const on = { onLoad: nothing, onOverwrite: nothing, onKeepEditing: nothing }
  render(<DocumentConflictNotice what="the links" by="" known busy={false} {...on} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Somebody else saved the links after you started editing. Your changes are not saved yet, but they are still here.',
  )
})
