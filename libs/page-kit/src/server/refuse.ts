import { textOf, type Told } from '@sitewright/messages'
import { RefusedError } from './refused-error.ts'
import { texts } from './messages.ts'

/**
 * Refuses what the caller sent.
 *
 * @param message its text, or what gives that in the language of the person who is answered.
 * @param code in kebab-case, for programs that have to tell this refusal apart. @default 'refused'
 * @throws {RefusedError} 400 with this text.
 */
export function refuse(message: Told, code?: string): never {
  throw new RefusedError(400, message, {}, code)
}

/**
 * Refuses alike whatever is not there.
 *
 * @throws {RefusedError} 404
 */
export function notFound(): never {
  throw new RefusedError(404, texts.notFound)
}

/** What a text of an input has to fulfil. */
export interface TextRule {
  /** What the text is, at the beginning of a sentence. */
  name: Told
  /** Characters. */
  longest: number
}

/**
 * Refuses what is neither absent nor a text of that length.
 *
 * @throws {RefusedError} 400
 */
export function assertText(value: unknown, { name, longest }: TextRule): void {
  if (value === undefined || value === null) return
  if (typeof value !== 'string') refuse(() => texts.text({ name: textOf(name) }))
  if (value.length > longest) refuse(() => texts.longText({ name: textOf(name), most: longest }))
}
