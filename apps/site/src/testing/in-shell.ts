import { ApiError } from '@sitewright/api-client'
import { screen } from '@testing-library/react'

/** What every call to a server that cannot be reached ends in. */
export const down = new ApiError('down', { status: 0 })

/** The heading of this text, as soon as it is there. */
export const findHeading = (name: string) => screen.findByRole('heading', { name })

/** What the shell says that it is doing. */
export const status = () => screen.getByRole('status').textContent
