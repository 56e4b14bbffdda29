import { screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { field, layout } from './sample-forms.ts'

/** A form that asks for a name and the email address, both of which are required. */
export const simple = layout([field('text-single-input', { label: 'Name', Required: true })])

/** Fills in the simple form. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Anna Berg')
  await user.type(screen.getByLabelText('Email'), 'anna@example.org')
}

/** Takes the messages that the browser's own alert would show, and keeps the console quiet. @returns the messages. */
export function collectAlerts(): string[] {
  const alerts: string[] = []
  vi.spyOn(window, 'alert').mockImplementation((text) => void alerts.push(String(text)))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return alerts
}
