import type { Api } from '@sitewright/api-client'
import type { Messages } from '@sitewright/ui'
import type { PublishingNotes } from '../publishing-notes.ts'
import { findSamples } from './find-samples.ts'
import { texts } from './messages.ts'

export interface PublishingQuestion {
  /** What is to be published: as it is stored, or as it is edited; undefined where that is not known. */
  content: unknown
  /** What the page's kind has to be told of; absent: nothing but gaps that anybody may leave. */
  notes: PublishingNotes | undefined
  api: Api
  messages: Messages
}

/**
 * Names what a page lacks, the sample words that are left in it, and that the emails of its kind do not go out, and asks
 * whether it is to be published all the same. Where there is nothing to say it asks nothing.
 */
export async function askBeforePublishing({ content, notes, api, messages }: PublishingQuestion): Promise<boolean> {
  const [gap, words, isStored] = await Promise.all([
    content === undefined ? undefined : findGap(content, notes),
    sampleWords(notes),
    notes?.emails === true && isMailStored(api),
  ])
  const left = findSamples(typeof content === 'string' ? content : JSON.stringify(content ?? ''), words)
  const [text, ...others] = [
    ...(gap === undefined ? [] : [gap]),
    ...(left.length > 0 ? [samplesLeft(left)] : []),
    ...(isStored ? [texts.mailIsStored()] : []),
  ]
  if (text === undefined) return true
  return messages.confirm(text, { accept: texts.publishAnyway(), ...(others.length > 0 && { more: others.join(' ') }) })
}

/** Publishing does not depend on it: what cannot be had is not said. */
async function findGap(content: unknown, notes: PublishingNotes | undefined): Promise<string | undefined> {
  try {
    return (await notes?.gaps?.())?.default(content)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

async function sampleWords(notes: PublishingNotes | undefined): Promise<readonly string[]> {
  try {
    return (await notes?.samples?.())?.default ?? []
  } catch (error) {
    console.error(error)
    return []
  }
}

/** How many are named. */
const maxNamed = 4

function samplesLeft(left: readonly string[]): string {
  const words = left
    .slice(0, maxNamed)
    .map((word) => texts.word({ word }))
    .join(', ')
  const more = left.length - maxNamed
  return more > 0 ? texts.moreSamples({ words, more }) : texts.samples({ words })
}

/** What cannot be found out is not said. */
async function isMailStored(api: Api): Promise<boolean> {
  try {
    return !(await api('GET private/mail-goes-out.json.php', undefined, { background: true })).sends
  } catch {
    return false
  }
}
