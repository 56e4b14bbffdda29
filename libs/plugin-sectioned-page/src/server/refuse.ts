import { RefusedError } from '@sitewright/page-kit/server'
import { readNumber, type Range } from '../model/values.ts'

/** @throws {RefusedError} 400 with this text. */
export function refuse(message: string): never {
  throw new RefusedError(400, message)
}

export interface NumberRule extends Range {
  /** What the number is, at the beginning of a sentence. */
  name: string
}

/** Refuses what is neither absent, empty nor a number in the range. */
export function assertNumber(value: unknown, { name, min, max }: NumberRule): void {
  if (value === undefined || value === null || value === '') return
  const number = readNumber(value)
  if (number === undefined || number < min || number > max) refuse(`${name} must be a number from ${min} to ${max}`)
}

export interface TextRule {
  name: string
  /** Characters. */
  longest: number
}

/** Refuses what is neither absent nor a text of that length. */
export function assertText(value: unknown, { name, longest }: TextRule): void {
  if (value === undefined || value === null) return
  if (typeof value !== 'string') refuse(`${name} must be a text`)
  if (value.length > longest) refuse(`${name} must have at most ${longest} characters`)
}
