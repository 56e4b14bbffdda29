import type { ReleaseSubmission } from '../contract.ts'

/** Two that wait, the newer one first. */
export const bookings: readonly ReleaseSubmission[] = [
  {
    id: 12,
    title: 'Book a hut',
    email: 'anna@example.org',
    time: Date.UTC(2026, 10, 2, 3, 15) / 1000,
    code: 'c0de_-1',
  },
  { id: 11, title: 'Contact us', email: 'ben@example.org', time: Date.UTC(2026, 9, 31, 20, 5) / 1000, code: 'c0de_-2' },
]

/** As many as are listed at most. */
export const manyBookings: readonly ReleaseSubmission[] = Array.from({ length: 500 }, (_, index) => ({
  ...{ id: 1000 - index, title: index % 3 === 0 ? 'Book a hut' : 'Contact us', email: `visitor${index}@example.org` },
  ...{ time: bookings[0]!.time - index * 3600, code: `c0de-${index}` },
}))

/** Texts that nobody thought of. */
export const awkwardBookings: readonly ReleaseSubmission[] = [
  {
    ...bookings[0]!,
    title: 'Anmeldung zur Hüttenwanderung mit Übernachtung und Bergführerinnenbegleitung am Donnerstag',
    email: `${'a-very-long-address'.repeat(3)}@${'sub.'.repeat(12)}example.org`,
  },
  { ...bookings[1]!, title: 'استمارة', email: 'x@example.org' },
]

/** What was submitted. */
export function messageOf({ id }: Record<string, unknown>) {
  const { code: _, ...submission } = bookings.find((one) => one.id === id) ?? bookings[0]!
  return {
    ...submission,
    answers: [
      { label: 'Name', answer: 'Anna Berg' },
      { label: 'Message', answer: 'Two nights.\nWith a dog.' },
      { label: 'Phone', answer: '' },
    ],
  }
}
