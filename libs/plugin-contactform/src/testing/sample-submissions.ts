import { ApiError } from '@sitewright/api-client'
import type { DeliveredSubmission, ReleaseSubmission, SubmittedFile } from '../submission.ts'

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

/** Three that were delivered, the newest first. */
export const delivered: readonly DeliveredSubmission[] = [
  { ...withoutCode(bookings[0]!), form: 7, mark: 'new' },
  { ...withoutCode(bookings[1]!), form: 8, mark: 'done' },
  { ...withoutCode(bookings[1]!), id: 10, email: 'win@example.net', form: 8, mark: 'spam' },
]

function withoutCode({ code: _, ...submission }: ReleaseSubmission) {
  return submission
}

/** A server that lists these some at a time. */
export function paged(submissions: () => readonly (ReleaseSubmission | DeliveredSubmission)[]) {
  return ({ q = '', limit = 100, cursor = '0' }: { q?: string; limit?: number; cursor?: string }) => {
    const words = q.toLowerCase().split(/\s+/)
    const found = submissions().filter(({ title, email }) =>
      words.every((word) => `${title}\n${email}`.toLowerCase().includes(word)),
    )
    const start = Number(cursor)
    const next = start + limit < found.length ? String(start + limit) : null
    // what is answered stays as it is, whatever changes here
    return {
      items: structuredClone(found.slice(start, start + limit)),
      next,
      ...(start === 0 && { total: found.length }),
    }
  }
}

/** More than are loaded at once. */
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

/** What came with each of them. */
const sampleFiles: readonly SubmittedFile[] = [{ id: 31, label: 'Your CV', name: 'Anna Berg.pdf', size: 1_240_000 }]

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
    files: sampleFiles,
  }
}

/** The server's part of the inbox, in memory. */
export function inboxServer(submissions: readonly DeliveredSubmission[] = delivered) {
  const kept = submissions.map((one) => ({ ...one, note: '' }))
  const find = ({ id }: Record<string, unknown>) => kept.find((one) => one.id === id) ?? kept[0]!
  return {
    kept,
    answers: {
      'GET private/form-inbox-paged.json.php': ({ form, mark, ...input }: Record<string, unknown>) =>
        paged(() => kept.filter((one) => (form ?? one.form) === one.form && (mark ?? one.mark) === one.mark))(input),
      'GET private/form-inbox-forms.json.php': () => [
        ...new Map(kept.map(({ form, title }) => [form, { id: form, title }])).values(),
      ],
      'GET private/form-inbox-message.json.php': (input: Record<string, unknown>) => ({
        ...find(input),
        answers: messageOf({ id: 12 }).answers,
        files: sampleFiles,
        keepDays: 90,
        keptUntil: find(input).time + 90 * 24 * 60 * 60,
      }),
      'POST private/form-inbox-mark.json.php': (input: Record<string, unknown>) => {
        find(input).mark = input['mark'] as DeliveredSubmission['mark']
        return {}
      },
      'POST private/form-inbox-note.json.php': (input: Record<string, unknown>) => {
        const one = find(input)
        if (one.note !== input['before'])
          throw new ApiError('changed', { status: 409, body: { error: 'Somebody else has changed this note' } })
        one.note = String(input['note'])
        return {}
      },
      'GET private/form-submission-delete.json.php': () => ({}),
    },
  }
}
