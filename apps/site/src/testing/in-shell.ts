import { ApiError } from '@sitewright/api-client'
import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'

/** What every call to a server that cannot be reached ends in. */
export const down = new ApiError('down', { status: 0 })

/** The heading of this text, as soon as it is there. */
export const findHeading = (name: string) => screen.findByRole('heading', { name })

/** Waits for all code that is being fetched: what is absent is looked for behind it. */
export const allFetched = () => act(() => vi.dynamicImportSettled())

/** What the shell says that it is doing. */
export const status = () => screen.getByRole('status').textContent
