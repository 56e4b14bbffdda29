import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Formatted } from './format-message.ts'
import type { RichMessage, TagsOf, ValuesOf } from './message-types.ts'

/** What a message with tags is filled with: its values, and for each tag what is made of the words in it. */
export type RichValues<Text extends string> = ValuesOf<Text> & Record<TagsOf<Text>, (words: ReactNode) => ReactNode>

/**
 * A message with tags as elements: `rich(texts.lost, { link: (words) => <a href="/">{words}</a> })` shows
 * 'Back to the <link>first page</link>'.
 */
export function rich<Text extends string>(message: RichMessage<Text>, values: RichValues<Text>): ReactElement {
  const filled = Object.entries(values as Record<string, unknown>).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value]
    const show = value as (words: ReactNode) => ReactNode
    return [name, (words: readonly ReactNode[]) => show(asNode(words))]
  })
  return asNode((message as unknown as (filled: object) => Formatted)(Object.fromEntries(filled)))
}

/** No keys are needed: the parts of a message never change their places. */
const asNode = (parts: unknown) =>
  createElement(Fragment, null, ...((Array.isArray(parts) ? parts : [parts]) as readonly ReactNode[]))
