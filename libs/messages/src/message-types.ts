import type { GetICUArgs } from '@schummar/icu-type-parser'

/** What its arguments are filled with, read from the message itself. */
interface ArgumentTypes {
  ICUArgument: string | number
  ICUNumberArgument: number
  ICUDateArgument: Date | number
}

/** The values that a message asks for. */
export type ValuesOf<Text extends string> = GetICUArgs<Text, ArgumentTypes>

/** Names of the tags in a message, such as `link` of '<link>Try again</link>'. */
export type TagsOf<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagsOf<Rest>
  : never

/** A message without tags: a function that gives its text in the current language. */
export type TextMessage<Text extends string> = [keyof ValuesOf<Text>] extends [never]
  ? () => string
  : (values: ValuesOf<Text>) => string

declare const richText: unique symbol

/** A message with tags, which only `rich` shows, since they become elements. */
export interface RichMessage<Text extends string> {
  [richText]: Text
}

/** Whatever a message says, by what stands in it. */
export type Message<Text extends string> = [TagsOf<Text>] extends [never] ? TextMessage<Text> : RichMessage<Text>

/** The messages of a catalogue, by their keys. */
export type Messages<Texts extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Texts]: Message<Texts[Key]>
}
