import { readAddress } from '@sitewright/html'
import { readText } from '../values.ts'
import type { FieldModel, FieldOptions } from './field-model.ts'
import { texts } from './messages.ts'

/** What a text can be told. */
export interface TextOptions extends FieldOptions {
  /** Characters; of rich text those of its HTML. */
  maxLength?: number
}

interface TextModel<Type extends string> extends FieldModel<string> {
  readonly type: Type
  readonly maxLength: number
}

/** A field with a text of one line; see `text`. */
export type TextFieldModel = TextModel<'text'>
/** A field with a text of several lines; see `multilineText`. */
export type MultilineTextFieldModel = TextModel<'multiline-text'>
/** A field with a formatted text, as HTML; see `richText`. */
export type RichTextFieldModel = TextModel<'rich-text'>
/** A field with an address; see `link`. */
export type LinkFieldModel = TextModel<'link'>

/** Plain text in one line. React escapes it, so that no markup in it is ever live. */
export function text({ maxLength = 200, ...options }: TextOptions = {}): TextFieldModel {
  return { ...textModel('text', maxLength), ...options, tidy: (value) => value.replace(/\s+/g, ' ').trim() }
}

/** Plain text of several lines; shown with `white-space: pre-line`. */
export function multilineText({ maxLength = 10_000, ...options }: TextOptions = {}): MultilineTextFieldModel {
  return { ...textModel('multiline-text', maxLength), ...options }
}

/**
 * HTML with headings, lists, pictures and links. It is sanitised when it is stored, and shown by `PageText` of
 * `@sitewright/media` with `useContentHtml` of `@sitewright/page-kit`.
 */
export function richText({ maxLength = 200_000, ...options }: TextOptions = {}): RichTextFieldModel {
  const isEmpty = (html: string) => !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
  return { ...textModel('rich-text', maxLength), ...options, tidy: (html) => html, isEmpty }
}

/** Where something leads, as it was typed: a page such as `/contact`, another site, an email address. Show `linkHref` of it. */
export function link(options: FieldOptions = {}): LinkFieldModel {
  return { ...textModel('link', 2000), ...options, words: () => '' }
}

/** The address that a typed link leads to; undefined for what leads nowhere, such as a script. */
export function linkHref(typed: string): string | undefined {
  return readAddress(typed)?.href
}

function textModel<Type extends string>(type: Type, maxLength: number): TextModel<Type> {
  return {
    type,
    maxLength,
    blank: () => '',
    read: (stored) => readText(stored),
    problem(sent) {
      if (typeof sent !== 'string') return texts.text()
      return sent.length > maxLength ? texts.longText({ most: maxLength }) : undefined
    },
    tidy: (value) => value.trim(),
    isEmpty: (value) => value.trim() === '',
    words: (value) => value,
  }
}
