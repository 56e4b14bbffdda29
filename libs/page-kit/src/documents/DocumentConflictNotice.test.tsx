import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createConflictNotice } from './DocumentConflictNotice.tsx'

it('says what happened also where its code cannot be had', async () => {
  const nothing = () => {}
  const on = { onLoad: nothing, onOverwrite: nothing, onKeepEditing: nothing }
  const Notice = createConflictNotice(() => Promise.reject(new TypeError('Failed to fetch')))
  render(<Notice what="the links" by="" known busy={false} {...on} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Somebody else saved the links after you started editing. Your changes are not saved yet, but they are still here.',
  )
})
